import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { isNotSignedIn, isRefusal, refusalText, whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { Sentence } from '../i18n/sentence.tsx';
import { Button, buttonLook } from '../shell/button.tsx';
import { Loading } from '../shell/loading.tsx';
import { Notice } from '../shell/notice.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { ServerUnreachable } from '../shell/server-unreachable.tsx';
import { sessionQuery } from '../sign-in/session.ts';
import { type AppRequest, answerAppRequest, appRequestQuery } from './apps-query.ts';

/** Where an app sends somebody's browser to be allowed to act for their account. */
export function ConnectPage() {
  const request = useLocation({ select: ({ searchStr }) => searchStr.replace(/^\?/, '') });
  const asked = useQuery(appRequestQuery(request));
  const { data, error } = asked;
  if (data?.fault) return <FaultyRequest app={data} fault={data.fault} />;
  if (data) return <AskToAllow app={data} request={request} onSignedOut={() => void asked.refetch()} />;
  if (isNotSignedIn(error)) return null;
  if (isRefusal(error)) return <NotConnected why={refusalText(error)} />;
  if (error)
    return <ServerUnreachable error={error} trying={asked.isFetching} onTryAgain={() => void asked.refetch()} />;
  return <Loading words={t('connect.loading')} />;
}

function NotConnected({ why }: { why: string }) {
  return (
    <Notice
      title={t('connect.notConnected')}
      action={
        <Link to="/workspace" className={buttonLook('main')}>
          {t('home.toWorkspace')}
        </Link>
      }
    >
      <p className="wrap-anywhere">{why}</p>
    </Notice>
  );
}

function FaultyRequest({ app, fault }: { app: AppRequest; fault: NonNullable<AppRequest['fault']> }) {
  return (
    <Notice
      title={t('connect.notConnected')}
      action={
        <a href={fault.redirect_to} className={buttonLook('main')}>
          {t('connect.backTo', { name: app.name })}
        </a>
      }
    >
      <p className="wrap-anywhere">
        <Sentence
          id="connect.faulty"
          values={{ name: app.name }}
          slots={{ fault: <span lang="en">{fault.text}</span> }}
        />
      </p>
    </Notice>
  );
}

interface AskToAllowProps {
  app: AppRequest;
  request: string;
  onSignedOut: () => void;
}

function AskToAllow({ app, request, onSignedOut }: AskToAllowProps) {
  const { name, host } = app;
  const title = t('connect.title', { name });
  usePageTitle(title);
  const email = useQuery(sessionQuery).data?.email;
  const answer = useMutation({
    mutationFn: (allow: boolean) => answerAppRequest(request, allow),
    onSuccess: (address) => window.location.assign(address),
    onError: (error) => {
      if (isNotSignedIn(error)) onSignedOut();
    },
  });
  if (answer.data !== undefined) return <GoingBack name={name} next={answer.data} />;
  return (
    <section className="max-w-[36rem] pt-4 sm:pt-[8vh]">
      <h1 className="font-serif text-title tracking-[-0.01em] wrap-anywhere">{title}</h1>
      <p className="mt-3 font-serif text-read text-muted wrap-anywhere">
        {email !== undefined && (
          <Sentence
            id={host === null ? 'connect.wants' : 'connect.wantsNamed'}
            values={{ email }}
            slots={{
              app: <strong className="font-medium text-ink">{name}</strong>,
              host: <strong className="font-medium text-ink">{host}</strong>,
            }}
          />
        )}
      </p>
      {!app.is_usable && <p className="mt-4 border-s-2 border-accent ps-3">{t('connect.proOnly', { name })}</p>}
      <h2 className="mt-8 font-medium">{t('connect.may')}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5">
        <li>{t('connect.mayRead')}</li>
        <li>{t('connect.mayAsk')}</li>
        <li>{t('connect.mayAdd')}</li>
      </ul>
      <p className="mt-4 text-muted">{t('connect.mayNot')}</p>
      <h2 className="mt-8 font-medium">{t('connect.afterwards')}</h2>
      <p className="mt-2 wrap-anywhere">{whereNext(app)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          {t('connect.allow')}
        </Button>
        <Button look="quiet" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {t('connect.deny')}
        </Button>
      </div>
      <p role="alert" className="mt-3 text-small empty:hidden">
        {answer.error && whyNot(answer.error, t('common.tryAgainSentence'))}
      </p>
    </section>
  );
}

/** Where the browser goes: what a deceiver could not hide. */
function whereNext({ name, returns_to: { kind, name: place } }: AppRequest) {
  if (kind === 'site') {
    return <Sentence id="connect.toSite" slots={{ place: <strong className="font-medium">{place}</strong> }} />;
  }
  const where = kind === 'computer' ? t('connect.toComputer') : t('connect.toProgram', { place: place ?? '', name });
  return `${where} ${t('connect.onlyIfBegun')}`;
}

/** A program that is opened leaves the page where it is. */
function GoingBack({ name, next }: { name: string; next: string }) {
  return (
    <Notice
      title={t('connect.backTo', { name })}
      action={
        <a href={next} className={buttonLook('main')}>
          {t('connect.goOnTo', { name })}
        </a>
      }
    >
      <p>{t('connect.underway')}</p>
    </Notice>
  );
}
