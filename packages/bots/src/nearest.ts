/** What there is for every preset, found for any options: those that are no preset are like the one they share most with. */

type Fields = Readonly<Record<string, unknown>>;

/** Only what presets differ in counts; of equals the first is taken. Null where there is nothing for any preset. */
export const nearestOf = <T>(
  presets: Readonly<Record<string, object>>,
  things: Readonly<Record<string, T>>,
): ((options: object) => T | null) => {
  const known = Object.entries(things).map(([name, thing]) => ({ options: presets[name] as Fields, thing }));
  const names = Object.keys(known[0]?.options ?? {}).filter((name) =>
    known.some(({ options }) => options[name] !== known[0]?.options[name]),
  );
  return (options) => {
    let nearest: T | null = null;
    let most = -1;
    for (const each of known) {
      const alike = names.filter((name) => each.options[name] === (options as Fields)[name]).length;
      if (alike > most) [nearest, most] = [each.thing, alike];
    }
    return nearest;
  };
};
