/** The modal windows that are open, the topmost last. */
let open = $state.raw<readonly HTMLDialogElement[]>([]);

export const modals = {
  get top(): HTMLDialogElement | undefined {
    return open.at(-1);
  },
};

/** The platform's modal: it traps the focus, gives it back, and Esc closes it. For `use:modal` on a dialog. */
export function modal(dialog: HTMLDialogElement): { destroy(): void } {
  dialog.showModal();
  open = [...open, dialog];
  return {
    destroy: () => {
      open = open.filter((one) => one !== dialog);
      dialog.close();
    },
  };
}
