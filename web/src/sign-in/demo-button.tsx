import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, bodyOf } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { refusalWords } from './refusal-words.ts';
import { useEnter } from './session.ts';
import { signInOptionsQuery } from './sign-in-options-query.ts';

/** Opens the demo account's Workspace at once; nothing where the server does not offer that to this browser. */
export function DemoButton({ look = 'quiet' }: { look?: 'main' | 'quiet' }) {
  const ways = useQuery(signInOptionsQuery);
  const enter = useEnter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  if (!ways.data?.demo) return null;
  const open = async () => {
    setBusy(true);
    setRefusal('');
    try {
      await bodyOf(api.POST('/web-api/demo', { body: {} }));
      await enter();
    } catch (error) {
      setRefusal(refusalWords(error));
      setBusy(false);
    }
  };
  return (
    <div>
      <Button look={look} disabled={busy} onClick={() => void open()}>
        {t(busy ? 'signIn.opening' : 'signIn.openDemo')}
      </Button>
      <p role="alert" className="mt-2 text-small empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
