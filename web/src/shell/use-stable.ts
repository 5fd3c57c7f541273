import { useLayoutEffect, useRef, useState } from 'react';

/** The same functions at every drawing, each of which does what the last one given does: for what is drawn again only when it changes. */
export function useStable<Functions extends { [name: string]: (...values: never[]) => void }>(
  functions: Functions,
): Functions {
  const latest = useRef(functions);
  useLayoutEffect(() => {
    latest.current = functions;
  });
  const [stable] = useState(() => {
    const calling =
      (name: string) =>
      (...values: never[]) =>
        latest.current[name]?.(...values);
    return Object.fromEntries(Object.keys(functions).map((name) => [name, calling(name)])) as Functions;
  });
  return stable;
}
