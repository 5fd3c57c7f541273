import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Tag } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../i18n/messages.ts';
import { TagMenu } from './tag-menu.tsx';
import { videoTagsQuery } from './tags-query.ts';

/** The tags of a video, each the way to the others that have it; they are changed where they stand. */
export function VideoTags({ videoId }: { videoId: string }) {
  const queryClient = useQueryClient();
  const query = videoTagsQuery(videoId);
  const tags = useQuery(query).data;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="mt-1 max-w-140 text-small text-muted print:hidden">
      <p className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">
        {tags?.map(({ id, name }) => (
          <Link
            key={id}
            to="/workspace"
            search={{ tag: name }}
            aria-label={t('tags.videosWith', { name })}
            className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          >
            <bdi>{name}</bdi>
          </Link>
        ))}
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink pointer-coarse:min-h-11"
          onClick={() => setOpen(!isOpen)}
        >
          <Tag aria-hidden="true" className="size-3.5" />
          {t(tags && tags.length > 0 ? 'tags.change' : 'tags.addSome')}
        </button>
      </p>
      {isOpen && tags && (
        <TagMenu
          videos={[{ id: videoId, tags }]}
          onChange={(tag, isGiven) =>
            queryClient.setQueryData(query.queryKey, (had = []) => {
              const others = had.filter(({ id }) => id !== tag.id);
              return isGiven ? [...others, tag] : others;
            })
          }
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
