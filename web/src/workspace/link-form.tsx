import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { accountQuery } from '../api/account-query.ts';
import { Refusal } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { announce } from '../shell/announcer.tsx';
import { Button } from '../shell/button.tsx';
import { useGoOn } from '../shell/use-go-on.ts';
import { ChooseFile } from '../uploads/choose-file.tsx';
import { affordableVideos } from './affordable-videos.ts';
import { LinkPreviews, type PreviewedLink, TotalLine } from './link-previews.tsx';
import { holdsLink, linksBeside, linksIn } from './links-in.ts';
import { ListProgress } from './list-progress.tsx';
import { PlaylistPanel } from './playlist-panel.tsx';
import { PreviewLine } from './preview-line.tsx';
import {
  deleteSavedLink,
  isInLinkBox,
  listenToLinkBox,
  savedLinkBox,
  saveLinkBox,
  takeFromLinkBox,
  withoutLinks,
} from './saved-links.ts';
import { useSendLinks } from './send-links.ts';
import { useMinutesLeft } from './use-minutes-left.ts';
import { usePreviews } from './use-previews.ts';

/** More are not looked up at once. */
const mostLinks = 30;

/** One link or several, each looked up before anything is charged; what was not taken stays, with the reason beside it. */
export function LinkForm({ onFile }: { onFile: (file: File) => void }) {
  const goOnFrom = useGoOn();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(savedLinkBox);
  useEffect(deleteSavedLink, []);
  useEffect(() => saveLinkBox(text), [text]);
  useEffect(() => listenToLinkBox((links) => setText((now) => withoutLinks(now, links))), []);
  const pasted = linksIn(text);
  const links = pasted.slice(0, mostLinks);
  const beside = linksBeside(text);
  const { previews, isSettled } = usePreviews(links);
  const { send, sending, refusals, forgetRefusals } = useSendLinks();
  const account = useQuery(accountQuery);
  const takesMedia = account.data?.takes_media ?? true;
  const shown = previewed(links, previews, refusals);
  const isOne = links.length === 1;
  const usable = shown.filter(({ preview, isDouble }) => !isDouble && !isRefusedForGood(preview.error));
  const priced = usable.filter(({ preview }) => isSettled && preview.data);
  const known = priced.flatMap(({ preview }) => preview.data ?? []);
  const left = useMinutesLeft(shown.find(({ preview }) => preview.data)?.preview) ?? 0;
  const fitting = affordableVideos(known, left);
  const hasList = shown.some(({ preview }) => isOfList(preview.error));
  /** Its videos are chosen one by one. */
  const list = isOne && isSettled && hasList ? shown[0]?.link : undefined;
  const isNoneUsable = isSettled && links.length > 0 && usable.length === 0 && !hasList;
  const isTooMuch = known.length > 0 && fitting.length === 0;
  const isLookingUp =
    links.length > 0 && priced.length === 0 && (!isSettled || usable.some(({ preview }) => preview.isFetching));

  const write = (next: string) => {
    setText(next);
    forgetRefusals();
  };
  usePasteAnywhere((added) => {
    write(text.trim() === '' ? added : `${text.trim()}\n${added}`);
    field.current?.focus();
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (links.length === 0) {
      announce(t('links.pasteFirst'));
      return field.current?.focus();
    }
    if (list !== undefined) return document.getElementById('make-listed')?.focus();
    if (isNoneUsable) announce(noneWords(links.length));
    if (sending || isTooMuch || usable.length === 0) return;
    // Nothing is charged before somebody has seen its price.
    if (isLookingUp) return announce(t('links.stillLooking'));
    if (priced.length === 0) {
      for (const { preview } of usable) void preview.refetch();
      return;
    }
    const goOn = goOnFrom();
    const doubles = shown.flatMap(({ link, isDouble }) => (isDouble ? [link] : []));
    const taken = await send(
      priced.map(({ link }) => link),
      { isWanted: isInLinkBox, onTaken: (link) => takeFromLinkBox([link, ...doubles]) },
    );
    const [only] = taken.values();
    if (!only) return;
    if (isOne) return void goOn({ to: '/workspace/$videoId', params: { videoId: only.id } });
    const words = t('links.inWork', { count: taken.size });
    const rest = priced.length - taken.size;
    announce(rest === 0 ? words : `${words} ${t('links.notTaken', { count: rest })}`);
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form ref={form} className="mt-6" onSubmit={(event) => void submit(event)}>
      <label htmlFor="link-box" className="text-small font-medium">
        {t(links.length > 1 ? 'links.label' : list === undefined ? 'home.link' : 'links.labelOfList')}
      </label>
      <div className="mt-1.5 flex items-start gap-3 max-sm:flex-col">
        <textarea
          ref={field}
          id="link-box"
          rows={1}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          placeholder="https://www.youtube.com/watch?v=…"
          className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 flex-1 resize-none rounded-md border border-muted/60 bg-surface px-3 py-2.5 wrap-anywhere hover:border-ink sm:pointer-fine:min-h-10 sm:pointer-fine:py-[0.4375rem]"
          onChange={(event) => write(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        {list === undefined && (
          <Button
            type="submit"
            disabled={sending !== undefined || isTooMuch || isNoneUsable || isLookingUp}
            className="tabular-nums max-sm:w-full"
          >
            {sending
              ? sending.of > 1
                ? t('links.beginningOf', { place: sending.done + 1, of: sending.of })
                : t('links.beginning')
              : isTooMuch
                ? t('links.notEnough')
                : fitting.length === 0
                  ? t('home.make')
                  : t('links.makeFor', { what: t('home.make'), minutes: minutesOf(fitting) })}
          </Button>
        )}
      </div>
      {links.length > 1 && (
        <>
          <LinkPreviews
            links={shown}
            onRemove={(link) => {
              write(pasted.filter((one) => one !== link).join('\n'));
              field.current?.focus();
            }}
          />
          {pasted.length > links.length && (
            <p className="mt-2 text-small">{t('links.firstOnly', { most: mostLinks, count: pasted.length })}</p>
          )}
          {isNoneUsable && <p className="mt-2 text-small">{noneWords(links.length)}</p>}
          {known.length > 0 && (
            <TotalLine
              needed={minutesOf(known)}
              left={left}
              hasFitting={fitting.length > 0}
              waiting={previews.filter(({ isPending }) => isPending).length}
            />
          )}
        </>
      )}
      {beside.length > 0 && (
        <p role="status" className="mt-2 text-small wrap-anywhere">
          {t('links.leftOut', { count: beside.length, links: beside.join(', ') })}
        </p>
      )}
      <div className="mt-2 min-h-6 text-small text-muted">
        {list === undefined && <ListProgress />}
        {list !== undefined && <PlaylistPanel link={list} onDone={() => write('')} />}
        {shown[0] && isOne && list === undefined && (
          <>
            <p role="alert" className="text-ink empty:hidden">
              {shown[0].refusal}
            </p>
            {shown[0].refusal === undefined && isSettled && (
              <PreviewLine key={shown[0].link} preview={shown[0].preview} />
            )}
          </>
        )}
        {links.length === 0 && (
          <p className={account.isPending ? 'invisible' : ''}>
            <Sentence
              id={takesMedia ? 'links.hint' : 'links.hintCaptions'}
              slots={{
                choose: <ChooseFile look="text" takes={takesMedia ? 'any file' : 'captions'} onFile={onFile} />,
              }}
            />
          </p>
        )}
      </div>
    </form>
  );
}

/** Whether it would be refused again: another time does not help, only another link. */
const isRefusedForGood = (error: unknown) => error instanceof Refusal && [400, 422].includes(error.status);

const isOfList = (error: unknown) => error instanceof Refusal && error.code === 'playlist_link';

const noneWords = (links: number) => t('links.noneUsable', { count: links });

function minutesOf(videos: readonly { minutes_needed: number }[]): number {
  return videos.reduce((sum, { minutes_needed }) => sum + minutes_needed, 0);
}

function previewed(
  links: readonly string[],
  previews: ReturnType<typeof usePreviews>['previews'],
  refusals: ReadonlyMap<string, ReactNode>,
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
