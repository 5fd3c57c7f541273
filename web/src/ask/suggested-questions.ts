import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';

/** Questions to begin with: what it is about, and about two of its chapters. */
export function suggestedQuestions({ chapters }: Pick<WebVideo, 'chapters'>): string[] {
  const inner = (chapters ?? []).slice(1);
  const chosen = [inner[0], inner[Math.floor(inner.length / 2)]].flatMap((chapter) => chapter?.title ?? []);
  const topics = [...new Set(chosen)].filter((title) => !/[?!]$/.test(title));
  return [t('ask.suggestedTopic'), ...topics.map((title) => t('ask.suggestedChapter', { title }))];
}
