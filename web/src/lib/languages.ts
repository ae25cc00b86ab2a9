/**
 * The languages of the house, in the order of the switch, each by its own name. A language is a
 * folder of src/undercroft/locales and a line here; docs/adding-a-language.md tells the rest.
 */
export const languageNames = { ru: "Русский", uk: "Українська", en: "English" } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];
