import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { buttonLook } from '../shell/button.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { DemoButton } from '../sign-in/demo-button.tsx';
import { sessionQuery } from '../sign-in/session.ts';
import { sample } from './sample.ts';
import { SampleAnswer } from './sample-answer.tsx';
import { SampleChapters } from './sample-chapters.tsx';
import { TryBox } from './try-box.tsx';

/** One sentence, the paste box, and what comes of a link: chapters and an answer, as the engine made them. */
export function HomePage() {
  usePageTitle('Cuemark');
  const session = useQuery(sessionQuery);
  const [pointedAt, setPointedAt] = useState<string | undefined>(undefined);
  const [writings, setWritings] = useState(0);
  const writeAgain = () => {
    setWritings(writings + 1);
    announce(t('home.chaptersBelow', { count: sample.chapters.length }));
  };
  return (
    <>
      <section className="pt-2 sm:pt-6">
        <h1 className="max-w-[30ch] font-serif text-title tracking-[-0.015em] lg:text-[3.25rem]/[1.08]">
          {t('home.title')}
        </h1>
        <div className="mt-7 min-h-25 max-sm:min-h-40">
          {session.data && (
            <Link to="/workspace" className={buttonLook('main')}>
              {t('home.toWorkspace')}
            </Link>
          )}
          {!session.data && (
            <div className={`flex flex-wrap gap-x-6 gap-y-4 ${session.isPending ? 'invisible' : ''}`}>
              <TryBox onSample={writeAgain} />
              {/* Where it has a row of its own that is there before it is known whether there is a demo. */}
              <div className="min-h-11 max-lg:basis-full sm:pointer-fine:min-h-10 lg:pt-8">
                <DemoButton />
              </div>
            </div>
          )}
        </div>
      </section>
      <section aria-labelledby="sample-heading" className="mt-8 border-t border-line pt-5">
        <h2 id="sample-heading" className="text-small font-medium text-muted">
          {t('home.sample')}{' '}
          <bdi lang="en" className="text-ink">
            {sample.title}
          </bdi>
        </h2>
        <div key={writings} className="mt-2 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
          <SampleChapters pointedAt={pointedAt} />
          <div className="lg:pt-2">
            <SampleAnswer pointedAt={pointedAt} onPoint={setPointedAt} />
          </div>
        </div>
      </section>
    </>
  );
}
