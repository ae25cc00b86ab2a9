/** A position after one event, as far as it is seen on the table; the server's own view has the last word. */
import { ENTRANCE, type Event, type Hex, type View } from "./types";

type Change = Partial<Omit<Hex, "number">>;

function change(view: View, place: number, how: (hex: Hex) => Change): View {
  return {
    ...view,
    hexes: view.hexes.map((hex) => (hex.number === place ? { ...hex, ...how(hex) } : hex)),
  };
}

function moved(view: View, gnome: string, to: number): View {
  return {
    ...view,
    gnomes: view.gnomes.map((one) => (one.gnome === gnome ? { ...one, place: to } : one)),
  };
}

function torches(view: View, place: number, by: number): View {
  if (place === ENTRANCE) return { ...view, entrance_torches: view.entrance_torches + by };
  return change(view, place, (hex) => ({
    torches: Math.max(0, hex.torches + by),
    lit: hex.torches + by > 0,
  }));
}

function gems(view: View, place: number, by: number): View {
  return change(view, place, (hex) => ({ gems: Math.max(0, hex.gems + by) }));
}

const bare: Change = { torches: 0, lit: false, cubes: 0, gems: 0 };

function withAp(view: View, ap: number): View {
  return view.turn ? { ...view, turn: { ...view.turn, ap } } : view;
}

function queued(view: View, { gnome, order }: Extract<Event, { event: "Queued" }>): View {
  return {
    ...view,
    queue: [...view.queue, gnome],
    gnomes: view.gnomes.map((one) =>
      one.gnome === gnome ? { ...one, order, turn: "waiting" } : one,
    ),
  };
}

export function after(view: View, event: Event): View {
  switch (event.event) {
    // A place in the order; in a round that has just begun the order of the last one is still in sight.
    case "Queued":
      return view.phase === "order" ? queued(view, event) : view;
    case "TurnBegan":
      return {
        ...view,
        gnomes: view.gnomes.map((one) => ({
          ...one,
          turn: one.gnome === event.gnome ? "active" : one.turn === "active" ? "done" : one.turn,
        })),
      };
    case "Stepped": {
      const there = withAp(moved(view, event.gnome, event.to), event.ap);
      return event.torch ? torches(torches(there, event.start, -1), event.to, 1) : there;
    }
    case "Carried": {
      const there = withAp(moved(view, event.gnome, event.to), event.ap);
      return gems(gems(there, event.start, -event.gems), event.to, event.gems);
    }
    case "TorchMade":
    case "FreeTorch": {
      const lit = torches(view, event.place, 1);
      if (event.source !== null) return torches(lit, event.source, -1);
      return { ...lit, torches: lit.torches - 1 };
    }
    case "TorchPlaced":
      return torches({ ...view, torches: view.torches - 1 }, event.place, 1);
    case "GemFound":
      return change({ ...view, lying: event.lying, gems: view.gems - 1 }, event.hex, (hex) => ({
        gems: hex.gems + 1,
        cubes: 0,
        emptied: true,
      }));
    case "CubePlaced":
      return change(view, event.hex, () => ({ cubes: event.cubes }));
    case "HexEmptied":
      return change(view, event.hex, () => ({ emptied: true, cubes: 0 }));
    case "Cleared":
      return change(view, event.hex, () => ({ status: "open" }));
    case "Buried":
      return change(view, event.hex, () => ({ ...bare, status: "rubble" }));
    case "HexRemoved": {
      let next = change(view, event.hex, () => ({ ...bare, status: "removed" }));
      for (const lost of event.lost) next = change(next, lost, () => ({ ...bare, lost: true }));
      return next;
    }
    case "GnomeFled":
      return moved(view, event.gnome, event.to);
    case "Slipped":
      return event.to === null ? view : moved(view, event.gnome, event.to);
    case "TorchesOut": {
      let next = view;
      for (const place of event.places)
        next = change(next, place, () => ({ torches: 0, lit: false }));
      return next;
    }
    case "GemHidden":
      return gems(view, event.hex, -1);
    case "Delivered":
      return { ...view, delivered: event.delivered, dice: event.dice };
    default:
      return view;
  }
}
