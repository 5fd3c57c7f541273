import '../fonts/fonts.css';
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { followAccountLanguage, followLanguage } from './i18n/change-language.ts';
import { beginLanguage } from './i18n/load-messages.ts';
import { emptyDevice } from './offline/empty-device.ts';
import { createAppRouter } from './router.tsx';
import { ofAccount } from './shell/top-bar.tsx';
import { hearOtherTabs } from './sign-in/other-tabs.ts';
import { followAccount, sessionQuery, tellSignOut } from './sign-in/session.ts';

const onNobody = () => {
  void emptyDevice();
  followAccountLanguage(undefined);
};
const queryClient = createQueryClient(() => {
  onNobody();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const { pathname, href } = router.state.location;
  // Only the pages that need an account lead to the sign-in; a link that looked ahead from another page does not.
  if (!ofAccount.test(pathname)) return;
  void router.navigate({ to: '/sign-in', search: { next: href }, replace: true });
}, onNobody);
const router = createAppRouter(queryClient);
hearOtherTabs((news) => (news === 'language' ? followLanguage() : void followAccount(queryClient)));

window.addEventListener('online', () => void tellSignOut());

const root = document.getElementById('app');
// Nothing of an account that was left without a connection is asked for before its session has ended.
if (root) void Promise.all([beginLanguage(), tellSignOut()]).then(() => show(root));

function show(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
