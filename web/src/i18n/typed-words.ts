const place = 'cuemark.typed';

interface Typed {
  path: string;
  /** By the fields' names. */
  words: Record<string, string>;
}

// What stands in the page's named fields is kept for when it begins anew; a password is not.
window.addEventListener('pagehide', keepTypedWords);

function keepTypedWords(): void {
  // One that is looked at is a field of text.
  const isWords = ':is([type=text], [type=email]):not([autocomplete*=password])';
  const fields = document.querySelectorAll<HTMLInputElement>(`main input[name]${isWords}`);
  const words = Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(place, JSON.stringify({ path: location.pathname, words } satisfies Typed));
  } catch {
    // A browser that keeps nothing asks for them again.
  }
}

const before = taken();

/** What stood in the field of this name when the page began anew. */
export function typedWords(name: string): string | undefined {
  return before?.path === location.pathname ? before.words[name] : undefined;
}

/** What is kept, for this one time. */
function taken(): Typed | undefined {
  try {
    const text = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return text === null ? undefined : (JSON.parse(text) as Typed);
  } catch {
    return undefined;
  }
}
