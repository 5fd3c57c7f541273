import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { WebVideo } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { isPlayable } from '../player/embed.ts';
import { buttonLook } from '../shell/button.tsx';
import { GiveCaptions } from '../uploads/give-captions.tsx';
import { failureText } from './failure-text.ts';
import { platformLink } from './platform-link.ts';
import { TryAgain } from './try-again.tsx';

/** What went wrong and what it means for the minutes, in the server's words, and what there is to do. */
export function FailedVideo({ video }: { video: WebVideo }) {
  const link = platformLink(video);
  const isWithoutCaptions = video.error?.code === 'transcript_unavailable';
  // Where nothing is said another attempt finds nothing either.
  const isWordless = video.error?.code === 'no_chapters';
  const elsewhere = link && isPlayable(video.platform_id) && <OnYouTube link={link} />;
  return (
    <section aria-labelledby="failure-heading" className="mt-10 border-t border-line pt-8">
      <h2 id="failure-heading" className="font-serif text-heading">
        {t('video.failedTitle')}
      </h2>
      <p className="mt-3 max-w-[36rem] font-serif text-read">{failureText(video.error)}</p>
      <div className="mt-8">
        {(!link || !isWithoutCaptions) && (
          <p className="flex flex-wrap gap-3">
            {link && !isWordless ? (
              <TryAgain link={link} look="main" />
            ) : (
              <Link to="/workspace" className={buttonLook('main')}>
                {t('home.toWorkspace')}
              </Link>
            )}
            {elsewhere}
          </p>
        )}
        {link && isWithoutCaptions && (
          <GiveCaptions link={link}>
            <TryAgain link={link} look="quiet" />
            {elsewhere}
          </GiveCaptions>
        )}
      </div>
    </section>
  );
}

function OnYouTube({ link }: { link: string }) {
  return (
    <a href={link} target="_blank" rel="noopener" className={buttonLook('quiet')}>
      {t('video.lookOnYouTube')}
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  );
}
