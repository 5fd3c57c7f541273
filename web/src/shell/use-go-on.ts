import { useRouter } from '@tanstack/react-router';

type Router = ReturnType<typeof useRouter>;
type Next = { to: '/workspace' } | { to: '/workspace/$videoId'; params: { videoId: string } };

/**
 * For what takes its time and leads to another page then: called when it begins, it gives what is called when it is done. Whoever has
 * left the page meanwhile stays where they are, and the answer is whether they have not.
 */
export function useGoOn() {
  const router = useRouter();
  return () => goingOn(router);
}

function goingOn(router: Router) {
  const here = router.state.location.pathname;
  return async (next: Next): Promise<boolean> => {
    if (router.state.location.pathname !== here) return false;
    await router.navigate(next);
    return true;
  };
}
