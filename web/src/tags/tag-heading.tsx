import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { announce } from '../shell/announcer.tsx';
import { AskOnceMore } from '../shell/ask-once-more.tsx';
import { Button } from '../shell/button.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import { videosKey } from '../workspace/videos-query.ts';
import { deleteTag, renameTag, type Tag, tagsKey, tagsQuery } from './tags-query.ts';

interface TagHeadingProps {
  /** As the address has it. */
  name: string;
  /** Its new name; undefined: it is gone. */
  onName: (name: string | undefined) => void;
}

/** Above the videos of one tag: what can be done to the tag itself. */
export function TagHeading({ name, onName }: TagHeadingProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'rename' | 'delete'>();
  const tag = useQuery(tagsQuery).data?.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const change = useMutation({
    mutationFn: async (input: { tag: Tag; name: string | undefined }) => {
      if (input.name !== undefined) return (await renameTag(input.tag.id, input.name)).name;
      await deleteTag(input.tag.id);
      return undefined;
    },
    onSuccess(newName, input) {
      queryClient.setQueryData(tagsQuery.queryKey, (tags) =>
        tags?.flatMap((one) => {
          if (one.id !== input.tag.id) return [one];
          return newName === undefined ? [] : [{ ...one, name: newName }];
        }),
      );
      setAsking(undefined);
      onName(newName);
      announce(
        newName === undefined ? t('tags.deleted', { name: input.tag.name }) : t('tags.renamed', { name: newName }),
      );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: tagsKey });
      void queryClient.invalidateQueries({ queryKey: videosKey });
    },
  });
  if (!tag) return null;
  const leave = () => {
    setAsking(undefined);
    change.reset();
  };
  return (
    <div className="min-h-11 border-b border-line py-1 text-small">
      {asking === undefined && (
        <p className="flex flex-wrap items-center gap-x-5 text-muted">
          <span className="text-ink">
            <Sentence id="tags.heading" slots={{ name: <bdi>{tag.name}</bdi> }} />
          </span>
          <button id="rename-tag" type="button" className={look} onClick={() => setAsking('rename')}>
            {t('tags.rename')}
          </button>
          <button id="delete-tag" type="button" className={look} onClick={() => setAsking('delete')}>
            {t('tags.delete')}
          </button>
        </p>
      )}
      {asking === 'rename' && (
        <RenameForm
          key={tag.id}
          tag={tag}
          isPending={change.isPending}
          onRename={(to) => change.mutate({ tag, name: to })}
          onCancel={leave}
        />
      )}
      {asking === 'delete' && (
        <AskOnceMore
          yes={t('tags.delete')}
          no={t('common.keepIt')}
          next="#delete-tag, #search-titles"
          onYes={() => !change.isPending && change.mutate({ tag, name: undefined })}
          onNo={leave}
        >
          {t('tags.deleteText')}
        </AskOnceMore>
      )}
      <p role="alert" className="py-1 empty:hidden">
        {change.error && whyNot(change.error, t('tags.stays'))}
      </p>
    </div>
  );
}

const look = 'min-h-11 underline decoration-line underline-offset-4 hover:text-ink sm:pointer-fine:min-h-8';
const toRename = handsFocusTo('#rename-tag');

interface RenameFormProps {
  tag: Tag;
  isPending: boolean;
  onRename: (name: string) => void;
  onCancel: () => void;
}

function RenameForm({ tag, isPending, onRename, onCancel }: RenameFormProps) {
  const [name, setName] = useState(tag.name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isPending) return;
    if (name.trim() === tag.name) return onCancel();
    onRename(name);
  };
  return (
    <form ref={toRename} className="flex flex-wrap items-center gap-3" onSubmit={submit}>
      <label htmlFor="tag-new-name" className="sr-only">
        {t('tags.newName')}
      </label>
      <input
        ref={field}
        id="tag-new-name"
        dir="auto"
        value={name}
        maxLength={50}
        autoComplete="off"
        className="min-h-11 min-w-0 flex-1 rounded-md border border-muted/60 bg-surface px-3 hover:border-ink sm:pointer-fine:min-h-9"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Button type="submit" look="quiet" disabled={isPending}>
        {t('tags.rename')}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </form>
  );
}
