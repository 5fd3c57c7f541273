/** The full stop behind the moments of a sentence that has ended before them: it would stand alone behind a chip. */
const afterMoments = /([.!?…][”"’']?(?:\s*\((?:\d+:)?\d{1,2}:\d{2}\))+)\./g;

/** An answer's text as it reads where its moments are chips. */
export const withoutSecondStop = (text: string) => text.replace(afterMoments, '$1');
