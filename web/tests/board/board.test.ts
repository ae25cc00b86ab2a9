/** The parts of a board in a page: places by keys and taps, long presses, drags, the camera. */
import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, describe as group, expect, it, vi } from "vitest";
import type { Camera } from "../../src/board/camera.svelte";
import { Drag } from "../../src/board/drag.svelte";
import type { Stops } from "../../src/board/stops.svelte";
import Board from "./Board.svelte";

const places = [
  { key: "a", x: 20, y: 50 },
  { key: "b", x: 80, y: 50 },
  { key: "c", x: 80, y: 90 },
];
const place = (key: string) => screen.getByRole("button", { name: `Place ${key}` });
const pointer = (type: string, init: PointerEventInit = {}) =>
  new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, ...init });

function sit(side = () => 100) {
  const onact = vi.fn();
  const onlook = vi.fn();
  let camera!: Camera;
  let stops!: Stops;
  const hold = (one: Camera, other: Stops) => ([camera, stops] = [one, other]);
  render(Board, { places, home: "a", onact, onlook, side, hold });
  const surface = screen.getByRole("group", { name: "Board" }) as unknown as SVGSVGElement;
  const around = surface.parentElement;
  if (around) around.setPointerCapture = () => undefined;
  return { onact, onlook, camera, stops, surface, user: userEvent.setup() };
}
/** A surface of 200 × 200 pixels: two to each unit of the drawing. */
function ofSize(surface: SVGSVGElement): void {
  const area = new DOMRect(0, 0, 200, 200);
  for (const one of [surface, surface.parentElement])
    if (one) one.getBoundingClientRect = () => area;
  surface.getScreenCTM = () => new DOMMatrix([2, 0, 0, 2, 0, 0]);
}

group("places", () => {
  it("have one stop of the Tab key, and arrows walk on from there", async () => {
    const { user } = sit();
    expect(place("a").tabIndex).toBe(0);
    expect(place("b").tabIndex).toBe(-1);
    place("a").focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(place("b"));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(place("c"));
    expect(place("c").tabIndex).toBe(0);
    expect(place("a").tabIndex).toBe(-1);
  });

  it("are pressed by keys and by taps, and say which", async () => {
    const { user, onact, onlook } = sit();
    place("b").focus();
    await user.keyboard("{Enter}i");
    await user.click(place("c"));
    expect(onact.mock.calls).toEqual([
      ["b", true],
      ["c", false],
    ]);
    expect(onlook).toHaveBeenCalledWith("b");
    expect(place("c").tabIndex).toBe(0);
  });

  it("are gone through in turn, and those out of sight come into sight", () => {
    const { stops, camera } = sit();
    camera.look(4, 0.2, 0.5);
    stops.goOn(places.slice(1));
    flushSync();
    expect(document.activeElement).toBe(place("b"));
    expect(camera.box.x + camera.box.width / 2).toBeCloseTo(80);
    stops.goOn(places.slice(1));
    stops.goOn(places.slice(1));
    expect(stops.now).toBe("b");
  });
});

group("a long press", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("looks, and the click that ends it does not count", () => {
    const { onact, onlook } = sit();
    place("a").dispatchEvent(pointer("pointerdown", { pointerType: "touch" }));
    vi.runAllTimers();
    expect(onlook).toHaveBeenCalledExactlyOnceWith("a");
    place("a").dispatchEvent(pointer("contextmenu"));
    place("a").dispatchEvent(pointer("click"));
    expect(onlook).toHaveBeenCalledOnce();
    expect(onact).not.toHaveBeenCalled();
  });

  it("is not one when the finger leaves at once; the right button of a mouse looks too", () => {
    const { onact, onlook } = sit();
    place("a").dispatchEvent(pointer("pointerdown", { pointerType: "touch" }));
    place("a").dispatchEvent(pointer("pointerup"));
    vi.runAllTimers();
    place("a").dispatchEvent(pointer("click"));
    expect(onlook).not.toHaveBeenCalled();
    expect(onact).toHaveBeenCalledOnce();
    place("a").dispatchEvent(pointer("contextmenu"));
    expect(onlook).toHaveBeenCalledExactlyOnceWith("a");
  });
});

group("the camera", () => {
  it("moves with a drag, whose click does not count", () => {
    const { surface, camera, onact } = sit();
    ofSize(surface);
    camera.look(2);
    place("a").dispatchEvent(pointer("pointerdown", { clientX: 100, clientY: 100 }));
    surface.dispatchEvent(pointer("pointermove", { clientX: 80, clientY: 100 }));
    place("a").dispatchEvent(pointer("pointerup"));
    place("a").dispatchEvent(pointer("click"));
    expect(camera.box.x).toBeCloseTo(30);
    expect(camera.box.y).toBeCloseTo(25);
    expect(onact).not.toHaveBeenCalled();
  });

  it("moves with a drag that begins beside the drawing, among its buttons", () => {
    const { surface, camera } = sit();
    ofSize(surface);
    camera.look(2);
    surface.parentElement?.dispatchEvent(pointer("pointerdown", { clientX: 100, clientY: 5 }));
    surface.parentElement?.dispatchEvent(pointer("pointermove", { clientX: 80, clientY: 5 }));
    expect(camera.box.x).toBeCloseTo(30);
  });

  it("does not follow a pointer that was released beside the board", () => {
    const { surface, camera } = sit();
    ofSize(surface);
    camera.look(2);
    surface.dispatchEvent(pointer("pointerdown", { clientX: 199, clientY: 100 }));
    document.body.dispatchEvent(pointer("pointerup", { clientX: 260, clientY: 100 }));
    surface.dispatchEvent(pointer("pointermove", { clientX: 100, clientY: 100 }));
    expect(camera.box.x).toBeCloseTo(25);
  });

  it("comes nearer by the wheel to what is under the pointer, never farther than the whole", () => {
    const { surface, camera } = sit();
    ofSize(surface);
    surface.dispatchEvent(
      new WheelEvent("wheel", {
        bubbles: true,
        deltaY: -400 * Math.log(2),
        clientX: 0,
        clientY: 0,
      }),
    );
    expect(camera.zoom).toBeCloseTo(2);
    expect(camera.box.x).toBeCloseTo(0);
    surface.dispatchEvent(
      new WheelEvent("wheel", { bubbles: true, deltaY: 4000, clientX: 0, clientY: 0 }),
    );
    expect(camera.box).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  });

  it("is pinched with two fingers", () => {
    const { surface, camera } = sit();
    ofSize(surface);
    const finger = (type: string, pointerId: number, clientX: number) =>
      surface.dispatchEvent(pointer(type, { pointerId, clientX, clientY: 100 }));
    finger("pointerdown", 1, 80);
    finger("pointerdown", 2, 120);
    finger("pointermove", 2, 160);
    expect(camera.zoom).toBeCloseTo(2);
  });

  it("answers to the keys + − 0 and to its buttons", async () => {
    const { camera, user } = sit();
    place("a").focus();
    await user.keyboard("+");
    expect(camera.zoom).toBeCloseTo(1.3);
    await user.keyboard("0");
    expect(camera.zoom).toBe(1);
    await user.click(screen.getByRole("button", { name: /nearer|closer|zoom in/i }));
    expect(camera.zoom).toBeCloseTo(1.4);
  });

  it("leaves a part in sight where it is, and brings another there", () => {
    const { surface, camera } = sit();
    ofSize(surface);
    const part = { x: 60, y: 60, width: 20, height: 20 };
    camera.attendParts([part], 1, 8, { x: 70, y: 70 });
    expect(camera.zoom).toBe(1);
    camera.attendParts([part], 4, 4, { x: 70, y: 70 });
    expect(camera.box).toEqual({ x: 45, y: 45, width: 50, height: 50 });
    camera.look(4, 0.1, 0.1);
    camera.attendParts([part], 4, 8, { x: 70, y: 70 });
    expect(camera.box).toEqual({ x: 57.5, y: 57.5, width: 25, height: 25 });
  });

  it("shows as much as fits of a part that is too large, and nothing beyond it", () => {
    const { surface, camera } = sit();
    ofSize(surface);
    const part = { x: 20, y: 30, width: 60, height: 20 };
    camera.attendParts([part], 5, 5, { x: 25, y: 35 });
    expect(camera.box).toEqual({ x: 20, y: 20, width: 40, height: 40 });
    camera.attendParts([part], 5, 5, { x: 52, y: 35 });
    expect(camera.box).toEqual({ x: 32, y: 20, width: 40, height: 40 });
  });

  it("spends none of the sight on what lies beyond a part", () => {
    const { surface, camera } = sit();
    ofSize(surface);
    const part = { x: 20, y: 30, width: 60, height: 20 };
    camera.look(2, 0.25, 0.5);
    for (const _ of ["moves", "stays"]) {
      camera.fill(part);
      expect(camera.box).toEqual({ x: 20, y: 25, width: 50, height: 50 });
    }
  });

  it("goes there before one's eyes, but not behind one's own hand", () => {
    const { surface, camera } = sit();
    ofSize(surface);
    flushSync();
    const drawing = surface.querySelector("g") as SVGGElement;
    const goes = vi.spyOn(drawing, "animate");
    camera.show(70, 70, 4);
    flushSync();
    expect(goes).toHaveBeenCalledTimes(1);
    camera.pan(-10, 0);
    flushSync();
    expect(goes).toHaveBeenCalledTimes(1);
    // A hand that could not move it holds nothing back.
    camera.pan(0, 1e6);
    camera.pan(0, 1e6);
    flushSync();
    camera.show(20, 20, 4);
    flushSync();
    expect(goes).toHaveBeenCalledTimes(2);
  });

  it("leads to what a growing drawing has just got, before and after the surface hears of it", () => {
    const grown = new SvelteMap([["side", 100]]);
    const { surface, camera } = sit(() => grown.get("side") ?? 0);
    ofSize(surface);
    camera.look(2, 0.25, 0.25);
    grown.set("side", 200);
    const part = { x: 150, y: 150, width: 40, height: 40 };
    camera.attendParts([part], 4, 4, { x: 170, y: 170 });
    const there = { x: 145, y: 145, width: 50, height: 50 };
    expect(camera.box).toEqual(there);
    flushSync();
    expect(camera.box).toEqual(there);
  });

  it("knows the point under the pointer, on the surface only and not among its buttons", () => {
    const { surface, camera } = sit();
    ofSize(surface);
    const at = camera.pointAt(50, 100);
    expect([at?.x, at?.y]).toEqual([25, 50]);
    expect(camera.pointAt(250, 100)).toBeNull();
    surface.getBoundingClientRect = () => new DOMRect(0, 40, 160, 160);
    expect(camera.pointAt(50, 20)).toBeNull();
    expect(camera.pointAt(180, 100)).toBeNull();
  });
});

group("a drag", () => {
  function lift() {
    const over = vi.fn();
    const miss = vi.fn();
    const look = vi.fn();
    const drag = new Drag(() => ({ over, miss }));
    const card = document.createElement("button");
    card.setPointerCapture = () => undefined;
    card.addEventListener("click", look);
    document.body.append(card);
    const still = drag.thing(card);
    const spot = document.createElement("i");
    spot.dataset["drop"] = "1,0";
    document.elementsFromPoint = (x) => (x > 50 ? [spot] : []);
    const at = (type: string, clientX: number) =>
      card.dispatchEvent(pointer(type, { clientX, clientY: 0 }));
    return { drag, over, miss, look, at, card, still };
  }

  it("ends over a place, and is no click", () => {
    const { drag, over, miss, look, at, card, still } = lift();
    at("pointerdown", 0);
    at("pointermove", 4);
    expect(drag.held).toBeNull();
    at("pointermove", 60);
    expect(drag.held).toEqual({ x: 60, y: 0 });
    at("pointerup", 60);
    card.click();
    expect(over).toHaveBeenCalledWith("1,0");
    expect([miss.mock.calls, look.mock.calls, drag.held]).toEqual([[], [], null]);
    card.click();
    expect(look).toHaveBeenCalledOnce();
    if (typeof still === "function") still();
    card.remove();
  });

  it("that ends beside all places says where", () => {
    const { over, miss, at, card, still } = lift();
    at("pointerdown", 0);
    at("pointermove", 20);
    at("pointerup", 30);
    expect(over).not.toHaveBeenCalled();
    expect(miss).toHaveBeenCalledWith(30, 0);
    if (typeof still === "function") still();
    card.remove();
  });
});
