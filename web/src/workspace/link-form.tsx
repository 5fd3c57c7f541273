import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Refusal } from '../api/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { ChooseFile } from '../uploads/choose-file.tsx';
import { forgetLink, keptLink } from './kept-link.ts';
import { LinkPreviews, type PreviewedLink, TotalLine } from './link-previews.tsx';
import { holdsLink, linksIn } from './links-in.ts';
import { PreviewLine } from './preview-line.tsx';
import { useSendLinks } from './send-links.ts';
import { usePreviews } from './use-previews.ts';

/** One link or several, each looked up before anything is charged; what was not taken stays, with the reason beside it. */
export function LinkForm({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(keptLink);
  useEffect(forgetLink, []);
  const links = linksIn(text);
  const { previews, isSettled } = usePreviews(links);
  const { send, sending, refusals, forgetRefusals } = useSendLinks();
  const shown = previewed(links, previews, refusals);
  const isOne = links.length === 1;
  const usable = shown.filter(({ preview, isDouble }) => isOne || !(isDouble || preview.error instanceof Refusal));
  const known = usable.flatMap(({ preview }) => (isSettled && preview.data ? [preview.data] : []));
  const needed = known.reduce((sum, { minutes_needed }) => sum + minutes_needed, 0);

  const write = (next: string) => {
    setText(next);
    forgetRefusals();
  };
  usePasteAnywhere((pasted) => {
    write(text.trim() === '' ? pasted : `${text.trim()}\n${pasted}`);
    field.current?.focus();
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || usable.length === 0) return;
    const taken = await send(usable.map(({ link }) => link));
    const [only] = taken.values();
    const doubles = shown.flatMap(({ link, isDouble }) => (isDouble ? [link] : []));
    setText((now) =>
      linksIn(now)
        .filter((link) => !taken.has(link) && !doubles.includes(link))
        .join('\n'),
    );
    if (isOne) {
      if (only) await router.navigate({ to: '/workspace/$videoId', params: { videoId: only.id } });
      return;
    }
    const words = taken.size === 1 ? '1 video is in work.' : `${taken.size} videos are in work.`;
    announce(taken.size === usable.length ? words : `${words} ${usable.length - taken.size} could not be taken.`);
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form ref={form} className="mt-6" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="text-small font-medium">
        {links.length > 1 ? 'Links to videos' : 'Link to a video'}
      </label>
      <div className="mt-1.5 flex items-start gap-3 max-sm:flex-col">
        <textarea
          ref={field}
          id={id}
          rows={1}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          placeholder="https://www.youtube.com/watch?v=…"
          className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 flex-1 resize-none rounded-md border border-muted/60 bg-surface px-3 py-2.5 wrap-anywhere placeholder:text-muted hover:border-ink sm:min-h-10 sm:py-[0.4375rem]"
          onChange={(event) => write(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        <Button
          type="submit"
          disabled={sending !== undefined}
          focusableWhenDisabled
          className="tabular-nums max-sm:w-full"
        >
          {sending
            ? `Beginning…${sending.of > 1 ? ` ${sending.done + 1} of ${sending.of}` : ''}`
            : known.length === 0
              ? 'Make chapters'
              : `Make chapters · ${needed} min`}
        </Button>
      </div>
      {links.length > 1 && (
        <>
          <LinkPreviews
            links={shown}
            onRemove={(link) => {
              write(links.filter((one) => one !== link).join('\n'));
              field.current?.focus();
            }}
          />
          {known[0] && (
            <TotalLine
              needed={needed}
              left={known[0].minutes_left}
              waiting={previews.filter(({ isPending }) => isPending).length}
            />
          )}
        </>
      )}
      <div className="mt-2 min-h-6 text-small text-muted">
        {shown[0] && isOne && (
          <>
            <p role="alert" className="text-ink empty:hidden">
              {shown[0].refusal}
            </p>
            {shown[0].refusal === undefined && isSettled && <PreviewLine preview={shown[0].preview} />}
          </>
        )}
        {links.length === 0 && (
          <p>
            Several links at once work too. Or drop a video, audio or caption file here, or{' '}
            <ChooseFile look="text" takes="any file" onFile={onFile}>
              choose one
            </ChooseFile>
            .
          </p>
        )}
      </div>
    </form>
  );
}

function previewed(
  links: readonly string[],
  previews: ReturnType<typeof usePreviews>['previews'],
  refusals: ReadonlyMap<string, string>,
): PreviewedLink[] {
  const seen = new Set<string>();
  return links.flatMap((link, index) => {
    const preview = previews[index];
    if (!preview) return [];
    const platformId = preview.data?.platform_id;
    const isDouble = platformId !== undefined && seen.has(platformId);
    if (platformId !== undefined) seen.add(platformId);
    return [{ link, preview, refusal: refusals.get(link), isDouble }];
  });
}

/** Hands over links that are pasted on the page, wherever nothing else takes them. */
function usePasteAnywhere(onLinks: (text: string) => void) {
  const latest = useRef(onLinks);
  useEffect(() => {
    latest.current = onLinks;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (!holdsLink(text)) return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
