import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../shell/announcer.tsx';
import { complain } from '../shell/complaint.tsx';
import { stopAnswer } from './ask-about-video.ts';
import { chatsQuery, type Question } from './chats-query.ts';

/** Ends an answer that is being written: what is there of it stays. */
export function StopButton({ question, chatId }: { question: Question; chatId: string }) {
  const queryClient = useQueryClient();
  const [stopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    try {
      await stopAnswer(question, chatId);
      announce('Stopped.');
    } catch {
      complain('The answer could not be stopped. Try again.');
    }
    await queryClient.invalidateQueries({ queryKey: chatsQuery(question.video_id).queryKey });
    setStopping(false);
  };
  return (
    <button
      type="button"
      className="min-h-11 px-1 text-small underline decoration-line underline-offset-4 hover:text-ink sm:min-h-8"
      data-focus-next="question"
      aria-disabled={stopping}
      onClick={() => !stopping && void stop()}
    >
      Stop
    </button>
  );
}
