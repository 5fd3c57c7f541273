const name = 'cuemark.questions';

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keeps what is being written about a video, over a reload, a tab that is closed, or a sign-in on the way. */
export function saveQuestionDraft(videoId: string, text: string): void {
  const { [videoId]: _, ...others } = kept();
  try {
    localStorage.setItem(name, JSON.stringify(text === '' ? others : { ...others, [videoId]: text }));
  } catch {
    // A browser that keeps nothing forgets it with its page.
  }
}

/** What was being written; empty where there is nothing. */
export const readQuestionDraft = (videoId: string) => kept()[videoId] ?? '';

/** Whoever signs out takes what they wrote with them. */
export function clearQuestionDrafts(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Then nothing was kept.
  }
}
