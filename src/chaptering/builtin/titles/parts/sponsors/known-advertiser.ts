import { type Advertiser, advertisers } from './advertisers.ts';
import { editDistance, soundOf, squeezed } from './sounds.ts';

/** Letters and sounds below which too many words sound alike, and letters of a name that opens a host. */
const fewest = { letters: 5, sounds: 3, opening: 6 };
/** Of a name's letters, those that may differ where it sounds the same, where it does and is told as an address, and where one sound differs. */
const mayDiffer = { alike: 0.4, told: 0.34, nearly: 0.25 };
/** Of so many sounds one may differ. */
const soundsOfLong = 6;

interface Spelling {
  advertiser: Advertiser;
  letters: string;
  sound: string;
}

const spellings: Spelling[] = advertisers.flatMap((advertiser) =>
  advertiser.spellings.map((spelling) => {
    const letters = squeezed(spelling);
    return { advertiser, letters, sound: soundOf(letters) };
  }),
);
const byLetters = new Map(spellings.toReversed().map((one) => [one.letters, one.advertiser]));
const bySound = Map.groupBy(spellings, ({ sound }) => sound);

/** The company that is so spelled, whatever stands between its letters: "zip recruiter"; null where none is known. */
export function advertiserSpelled(text: string): Advertiser | null {
  const letters = squeezed(text);
  return byLetters.get(letters) ?? byLetters.get(letters.replace(/s$/, '')) ?? null;
}

/** The company whose name, no ordinary word, opens a host: "nordvpndeals"; null where none does. */
export function advertiserOpening(host: string): Advertiser | null {
  const letters = squeezed(host);
  const opening = spellings.find(
    (one) => one.letters.length >= fewest.opening && !one.advertiser.isOrdinary && letters.startsWith(one.letters),
  );
  return opening?.advertiser ?? null;
}

/**
 * The company whose name sounds like it: "Skware Space"; null where none does. Only for what surely is a sponsor's name. `isTold`: an
 * address is spelled so too, which recognisers get wrong less.
 */
export function advertiserHeard(text: string, isTold = false): Advertiser | null {
  const spelled = advertiserSpelled(text);
  if (spelled) return spelled;
  const letters = squeezed(text);
  const sound = soundOf(letters);
  if (letters.length < fewest.letters || sound.length < fewest.sounds) return null;
  const near = (one: Spelling, share: number) =>
    editDistance(letters, one.letters) <= share * Math.min(letters.length, one.letters.length);
  const alike = (bySound.get(sound) ?? []).filter((one) => near(one, isTold ? mayDiffer.told : mayDiffer.alike));
  const nearly =
    alike.length > 0 || sound.length < soundsOfLong
      ? []
      : spellings.filter(
          (one) =>
            Math.abs(one.letters.length - letters.length) <= mayDiffer.nearly * letters.length &&
            near(one, mayDiffer.nearly) &&
            editDistance(sound, one.sound) <= 1,
        );
  const [best] = [...alike, ...nearly].sort(
    (a, b) => editDistance(letters, a.letters) - editDistance(letters, b.letters),
  );
  return best?.advertiser ?? null;
}
