/**
 * Small sounds, made on the spot: no files. Browsers allow none before the first touch or key, and
 * neither do we ask for them earlier.
 */
import { settings } from "./settings.svelte";

/** One tone: pitch in Hz, when it begins and how long it rings in seconds, how loud from 0 to 1. */
interface Tone {
  pitch: number;
  at: number;
  rings: number;
  loud: number;
  wave?: OscillatorType;
}
/** A dry knock of filtered noise, as dice and cards make it. */
interface Knock {
  noise: number;
  at: number;
  rings: number;
  loud: number;
}

const sounds = {
  /** It is your turn: two steps up, like a small bell. */
  turn: [
    { pitch: 587, at: 0, rings: 0.5, loud: 0.5 },
    { pitch: 880, at: 0.14, rings: 0.8, loud: 0.5 },
  ],
  /** Your move is accepted. */
  move: [{ pitch: 392, at: 0, rings: 0.16, loud: 0.3, wave: "triangle" }],
  /** Somebody else did something. */
  happened: [{ pitch: 262, at: 0, rings: 0.14, loud: 0.16, wave: "triangle" }],
  card: [{ noise: 2600, at: 0, rings: 0.09, loud: 0.35 }],
  dice: [
    { noise: 900, at: 0, rings: 0.06, loud: 0.5 },
    { noise: 1300, at: 0.09, rings: 0.05, loud: 0.4 },
    { noise: 1000, at: 0.2, rings: 0.06, loud: 0.45 },
  ],
  chat: [
    { pitch: 740, at: 0, rings: 0.12, loud: 0.2 },
    { pitch: 988, at: 0.07, rings: 0.16, loud: 0.2 },
  ],
  /** Your time is running out. */
  clock: [
    { pitch: 523, at: 0, rings: 0.12, loud: 0.45, wave: "triangle" },
    { pitch: 523, at: 0.22, rings: 0.12, loud: 0.45, wave: "triangle" },
  ],
  end: [
    { pitch: 392, at: 0, rings: 0.9, loud: 0.35 },
    { pitch: 494, at: 0.16, rings: 0.9, loud: 0.35 },
    { pitch: 587, at: 0.32, rings: 1.2, loud: 0.4 },
    { pitch: 784, at: 0.5, rings: 1.6, loud: 0.35 },
  ],
} as const satisfies Record<string, readonly (Tone | Knock)[]>;

export type Sound = keyof typeof sounds;

/** What is worth hearing while another window is in front. */
const farReaching: ReadonlySet<Sound> = new Set(["turn", "chat", "clock", "end"]);
/** The same sound twice within this many milliseconds is heard once. */
const apart = 90;

let context: AudioContext | undefined;
let touched = false;
const last = new Map<Sound, number>();

if (typeof addEventListener === "function") {
  const awake = () => (touched = true);
  for (const kind of ["pointerdown", "keydown"]) {
    addEventListener(kind, awake, { once: true, capture: true, passive: true });
  }
}

function ring(audio: AudioContext, way: AudioNode, part: Tone | Knock): void {
  const begins = audio.currentTime + 0.01 + part.at;
  const ends = begins + part.rings;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, begins);
  loudness.gain.exponentialRampToValueAtTime(part.loud, begins + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, ends);
  loudness.connect(way);
  const source = "noise" in part ? knock(audio, part, loudness) : tone(audio, part, loudness);
  source.start(begins);
  source.stop(ends + 0.02);
}

function tone(audio: AudioContext, part: Tone, way: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = part.wave ?? "sine";
  source.frequency.value = part.pitch;
  source.connect(way);
  return source;
}

function knock(audio: AudioContext, part: Knock, way: AudioNode): AudioScheduledSourceNode {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * part.rings), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = part.noise;
  filter.Q.value = 1.4;
  source.connect(filter).connect(way);
  return source;
}

export const sound = {
  play(name: Sound): void {
    const { sound: on, volume } = settings.now;
    if (!on || volume === 0 || !touched || typeof AudioContext === "undefined") return;
    if (document.hidden && !farReaching.has(name)) return;
    const now = performance.now();
    if (now - (last.get(name) ?? -apart) < apart) return;
    last.set(name, now);
    context ??= new AudioContext();
    const audio = context;
    if (audio.state === "suspended") void audio.resume();
    const way = audio.createGain();
    // The ear hears loudness as a power; half way on the slider should sound like half.
    way.gain.value = 0.5 * (volume / 100) ** 2;
    way.connect(audio.destination);
    for (const part of sounds[name]) ring(audio, way, part);
  },
};
