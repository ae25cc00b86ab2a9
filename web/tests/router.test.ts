import { expect, it } from "vitest";
import { pageOf } from "../src/lib/router.svelte";

it.each([
  ["/", { name: "shelf" }],
  ["/t/ab%20c", { name: "table", id: "ab c" }],
  ["/t/abc/replay", { name: "replay", id: "abc" }],
  ["/c/fgh-jkl", { name: "code", code: "fgh-jkl" }],
  ["/p/abc", { name: "pass", token: "abc" }],
  ["/box/raiders", { name: "shelf", box: "raiders" }],
  ["/new/raiders", { name: "new", slug: "raiders" }],
  ["/rules/raiders/", { name: "rules", slug: "raiders" }],
  ["/credits", { name: "credits" }],
  ["/t", { name: "unknown" }],
  ["/t/a/b", { name: "unknown" }],
  ["/t/%ff", { name: "table", id: "%ff" }],
])("reads the address %s", (path, page) => {
  expect(pageOf(path)).toEqual(page);
});
