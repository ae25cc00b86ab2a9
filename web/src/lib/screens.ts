/** What kind of screen this is, in scripts: `screens.phone.current` changes with the window. */
import { MediaQuery } from "svelte/reactivity";
import { media } from "./media";

export const screens = {
  phone: new MediaQuery(media.phone),
  small: new MediaQuery(media.small),
  narrow: new MediaQuery(media.narrow),
  roomy: new MediaQuery(media["wide-roomy"]),
};
