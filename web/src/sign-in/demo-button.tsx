import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.ts';
import { t } from '../i18n/messages.ts';
import { Button } from '../shell/button.tsx';
import { refusalWords } from './refusal-words.ts';
import { useEnter } from './session.ts';
import { signInOptionsQuery } from './sign-in-options-query.ts';

const mutationKey = ['demo'];

/** Opens the demo account's Workspace at once; nothing where the server does not offer that to this browser. */
export function DemoButton({ look = 'quiet' }: { look?: 'main' | 'quiet' }) {
  const ways = useQuery(signInOptionsQuery);
  const enter = useEnter();
  const queryClient = useQueryClient();
  const opening = useMutation({
    mutationKey,
    mutationFn: async () => {
      await bodyOf(api.POST('/web-api/demo', { body: {} }));
      await enter();
    },
  });
  if (!ways.data?.demo) return null;
  // Until the Workspace is there.
  const busy = opening.isPending || opening.isSuccess;
  return (
    <div>
      <Button
        look={look}
        disabled={busy}
        onClick={() => queryClient.isMutating({ mutationKey }) === 0 && opening.mutate()}
      >
        {t(busy ? 'signIn.opening' : 'signIn.openDemo')}
      </Button>
      <p role="alert" className="mt-2 text-small empty:hidden">
        {opening.error && refusalWords(opening.error)}
      </p>
    </div>
  );
}
