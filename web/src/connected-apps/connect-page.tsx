import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { isNotSignedIn, isRefusal, whyNot } from '../api/refusal.ts';
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
  if (isRefusal(error)) return <NotConnected why={error.message} />;
  if (error)
    return <ServerUnreachable error={error} trying={asked.isFetching} onTryAgain={() => void asked.refetch()} />;
  return <Loading what="who asks" />;
}

function NotConnected({ why }: { why: string }) {
  return (
    <Notice
      title="This app is not connected"
      action={
        <Link to="/workspace" className={buttonLook('main')}>
          Go to your Workspace
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
      title="This app is not connected"
      action={
        <a href={fault.redirect_to} className={buttonLook('main')}>
          Back to {app.name}
        </a>
      }
    >
      <p className="wrap-anywhere">
        {app.name} asked in a way that Cuemark does not take: {fault.text} Nothing was allowed. Whoever makes the app
        can mend it.
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
  const title = `Connect ${name}?`;
  usePageTitle(title);
  const email = useQuery(sessionQuery).data?.email;
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [next, setNext] = useState<string>();
  if (next !== undefined) return <GoingBack name={name} next={next} />;
  const answer = async (allow: boolean) => {
    setSending(true);
    setRefusal('');
    try {
      const address = await answerAppRequest(request, allow);
      setNext(address);
      window.location.assign(address);
    } catch (error) {
      if (isNotSignedIn(error)) onSignedOut();
      setRefusal(whyNot(error, 'Try again.'));
      setSending(false);
    }
  };
  return (
    <section className="max-w-[36rem] pt-4 sm:pt-[8vh]">
      <h1 className="font-serif text-title tracking-[-0.01em] wrap-anywhere">{title}</h1>
      <p className="mt-3 font-serif text-read text-muted wrap-anywhere">
        {host === null ? 'An app that calls itself ' : 'The app '}
        <strong className="font-medium text-ink">{name}</strong>
        {host !== null && (
          <>
            {' '}
            of <strong className="font-medium text-ink">{host}</strong>
          </>
        )}{' '}
        wants to work with Cuemark{email !== undefined && ` for ${email}`}.
      </p>
      {!app.is_usable && (
        <p className="mt-4 border-s-2 border-accent ps-3">
          Apps are part of Pro. This account is on Free: {name} can do nothing until it is on Pro.
        </p>
      )}
      <h2 className="mt-8 font-medium">It may</h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5">
        <li>read your videos’ chapters, transcripts and answers, and search them</li>
        <li>ask questions about them</li>
        <li>add videos: it hears the price first, and minutes are used only once it confirms that</li>
      </ul>
      <p className="mt-4 text-muted">
        It can not delete anything, and sees neither your password nor your keys. Under API keys you can disconnect it
        at any time.
      </p>
      <h2 className="mt-8 font-medium">Afterwards</h2>
      <p className="mt-2 wrap-anywhere">{whereNext(app)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button disabled={isSending} onClick={() => void answer(true)}>
          Allow
        </Button>
        <Button look="quiet" disabled={isSending} onClick={() => void answer(false)}>
          Deny
        </Button>
      </div>
      <p role="alert" className="mt-3 text-small empty:hidden">
        {refusal}
      </p>
    </section>
  );
}

/** Where the browser goes: what a deceiver could not hide. */
function whereNext({ name, returns_to: { kind, name: place } }: AppRequest) {
  const warning = 'Allow it only if you have just begun to connect it yourself.';
  if (kind === 'site') {
    return (
      <>
        Your browser goes to <strong className="font-medium">{place}</strong>. Allow it only if that is where you come
        from.
      </>
    );
  }
  if (kind === 'computer') return `Your browser goes back to a program on this computer. ${warning}`;
  return `Your browser opens the program on this computer that “${place}:” links belong to, and hands ${name} the answer. ${warning}`;
}

/** A program that is opened leaves the page where it is. */
function GoingBack({ name, next }: { name: string; next: string }) {
  return (
    <Notice
      title={`Back to ${name}`}
      action={
        <a href={next} className={buttonLook('main')}>
          Go on to {name}
        </a>
      }
    >
      <p>Your answer is on its way. This page can be closed.</p>
    </Notice>
  );
}
