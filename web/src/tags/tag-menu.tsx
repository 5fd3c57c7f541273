import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { announce } from '../shell/announcer.tsx';
import { useKeptText } from '../shell/kept-texts.ts';
import { videosKey } from '../workspace/videos-query.ts';
import { type Tag, tagsKey, tagsQuery, tagVideos, untagVideos } from './tags-query.ts';

interface TaggedVideo {
  id: string;
  tags: readonly Tag[];
}

interface TagMenuProps {
  videos: readonly TaggedVideo[];
  /** Called when these videos have a tag, or have it not any more. */
  onChange?: ((tag: Tag, isGiven: boolean) => void) | undefined;
  onClose: () => void;
}

/** All tags of the account, ticked where the videos have them; what is typed is looked for among them, or becomes a new one. */
export function TagMenu({ videos, onChange, onClose }: TagMenuProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useKeptText('tag', videos.length === 1 ? (videos[0]?.id ?? '') : '');
  const all = useQuery(tagsQuery).data ?? [];
  const { change, error, isPending, wanted } = useTagging(videos, onChange);
  const name = text.trim().replace(/\s+/gu, ' ');
  const known = all.find((tag) => fold(tag.name) === fold(name));
  const found = all.filter((tag) => fold(tag.name).includes(fold(name)));
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || isPending) return;
    change({ name: known?.name ?? name, isGiven: true }, { onSuccess: () => setText('') });
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input')];
    stops[stops.indexOf(event.target as HTMLElement) + by]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields have the keys; they move between them.
    <div className="py-2 text-small" onKeyDown={move}>
      <form className="flex items-center gap-3" onSubmit={submit}>
        <label htmlFor="tag-name" className="sr-only">
          {t('tags.find')}
        </label>
        <input
          ref={field}
          id="tag-name"
          dir="auto"
          value={text}
          maxLength={50}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t('tags.find')}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-muted/60 bg-surface px-3 hover:border-ink sm:pointer-fine:min-h-9"
          onChange={(event) => setText(event.target.value)}
        />
        {name !== '' && (
          <button type="submit" aria-disabled={isPending} className="text-link min-h-11 max-w-[50%] truncate">
            <Sentence id={known ? 'tags.add' : 'tags.new'} slots={{ name: <bdi>{known?.name ?? name}</bdi> }} />
          </button>
        )}
      </form>
      <p role="alert" className="mt-2 empty:hidden">
        {error && whyNot(error, t('tags.notChanged'))}
      </p>
      {found.length > 0 && (
        <ul aria-label={t('tags.title')} className="mt-1 flex max-h-48 flex-wrap gap-x-5 overflow-y-auto">
          {found.map((tag) => (
            <li key={tag.id}>
              <Tick
                tag={tag}
                videos={videos}
                wanted={wanted.get(tag.id)}
                onTick={(isGiven) => change({ ...tag, isGiven })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TickProps {
  tag: Tag;
  videos: readonly TaggedVideo[];
  /** What is on its way. */
  wanted: boolean | undefined;
  onTick: (isGiven: boolean) => void;
}

/** Whether all of the videos have a tag, none or some. */
function Tick({ tag, videos, wanted, onTick }: TickProps) {
  const having = videos.filter(({ tags }) => tags.some(({ id }) => id === tag.id)).length;
  return (
    <label className="flex min-h-11 items-center gap-2 hover:text-ink sm:pointer-fine:min-h-8">
      <input
        type="checkbox"
        checked={wanted ?? having === videos.length}
        ref={(box) => {
          if (box) box.indeterminate = wanted === undefined && having > 0 && having < videos.length;
        }}
        className="size-4 shrink-0 accent-ink"
        onChange={({ target }) => onTick(target.checked)}
      />
      <bdi className="max-w-60 truncate">{tag.name}</bdi>
    </label>
  );
}

type Tagging = { name: string; id?: string; isGiven: boolean };

function useTagging(videos: readonly TaggedVideo[], onChange: TagMenuProps['onChange']) {
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const tagging = useMutation({
    mutationFn: async ({ name, id = '', isGiven }: Tagging): Promise<Tag> => {
      const all = videos.map((video) => video.id);
      let tag: Tag = { id, name };
      for (let from = 0; from < all.length; from += mostAtOnce) {
        const part = all.slice(from, from + mostAtOnce);
        if (isGiven) tag = await tagVideos(name, part);
        else await untagVideos(id, part);
      }
      return tag;
    },
    onSuccess(tag, { isGiven }) {
      onChange?.(tag, isGiven);
      announce(t(isGiven ? 'tags.given' : 'tags.taken', { name: tag.name }));
    },
    onSettled: (_tag, _error, { id }) => {
      setWanted((before) => new Map([...before].filter(([one]) => one !== id)));
      void queryClient.invalidateQueries({ queryKey: tagsKey });
      void queryClient.invalidateQueries({ queryKey: videosKey });
    },
  });
  const change: typeof tagging.mutate = (input, options) => {
    const { id, isGiven } = input;
    if (id !== undefined) setWanted((before) => new Map([...before, [id, isGiven]]));
    tagging.mutate(input, options);
  };
  return { change, error: tagging.error, isPending: tagging.isPending, wanted };
}

/** Videos that one request may name. */
const mostAtOnce = 200;

const fold = (text: string) => text.normalize('NFKC').toUpperCase().toLowerCase();
