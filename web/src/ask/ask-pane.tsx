import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebVideo } from '../api/client.ts';
import { isRefusal, whyNot } from '../api/refusal.ts';
import { t } from '../i18n/messages.ts';
import { announce } from '../shell/announcer.tsx';
import { showError } from '../shell/error-banner.tsx';
import { handsFocusTo } from '../shell/focus-when-shown.ts';
import { Loading } from '../shell/loading.tsx';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { askAboutVideo, beginChat, deleteChat, stopAnswer } from './ask-about-video.ts';
import { ChatTabs } from './chat-tabs.tsx';
import { type Chats, chatsQuery, type Question, questionsQuery } from './chats-query.ts';
import { DeleteChat } from './delete-chat.tsx';
import { QuestionEntry } from './question-entry.tsx';
import { QuestionForm } from './question-form.tsx';
import { suggestedQuestions } from './suggested-questions.ts';
import { useAwaitedAnswer } from './use-awaited-answer.ts';

const handsOn = handsFocusTo('#question');
const mutationKey = ['ask'];

/** Questions about the video and their answers, in the chats that it has. */
export function AskPane({ video }: { video: WebVideo }) {
  const chats = useQuery(chatsQuery(video.id));
  return (
    <section aria-labelledby="ask-heading" className="ask pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="ask-heading" className="text-small font-medium text-muted">
          {t('ask.title')}
        </h2>
        {chats.data && (
          <p className="text-small text-muted tabular-nums">
            {t('ask.used', { used: chats.data.questions_used, limit: chats.data.questions_limit })}
          </p>
        )}
      </div>
      {chats.isPending && <Loading words={t('ask.loading')} />}
      {chats.data && <AskInChats video={video} chats={chats.data} />}
      {chats.isError && !chats.data && <NotLoaded words={t('ask.notLoaded')} onTryAgain={() => void chats.refetch()} />}
    </section>
  );
}

function AskInChats({ video, chats }: { video: WebVideo; chats: Chats }) {
  const queryClient = useQueryClient();
  // A chat that comes from elsewhere does not take the place of the one that somebody writes in; one that goes elsewhere
  // leaves a new one in its place.
  const [chosen, setChosen] = useState(chats.chats.at(-1)?.id ?? null);
  const chat = chats.chats.find(({ id }) => id === chosen);
  const list = useQuery({ ...questionsQuery(video.id, chosen ?? ''), enabled: chat !== undefined });
  const questions = chat ? (list.data ?? []) : [];
  const { list: entries, awaitAnswer, dismissAnswer } = useAwaitedAnswer(questions);
  const asking = useMutation({ mutationKey, mutationFn: (question: string) => ask(question) });
  const waiting = asking.isPending || questions.some(({ status }) => status === 'pending');
  const refresh = () => queryClient.invalidateQueries({ queryKey: chatsQuery(video.id).queryKey });
  /** Resolves with why it was refused, or with nothing. */
  const ask = async (question: string): Promise<string | undefined> => {
    let chatId = chat?.id;
    try {
      chatId ??= await beginChat(video.id, question);
      awaitAnswer(await askAboutVideo(video.id, chatId, question));
      await refresh();
      setChosen(chatId);
      return undefined;
    } catch (error) {
      const isRefused = isRefusal(error);
      // A chat that was made for a question that is refused would stand there empty, and take one of the places.
      if (chatId && !chat && isRefused) await deleteChat(video.id, chatId).catch(() => undefined);
      // One that was made for a question of which nothing was heard is where it is asked again, or has been asked.
      const asked = chatId && !isRefused && (await lastAsked(chatId));
      const isTaken = asked && asked.question === question && !questions.some(({ id }) => id === asked.id);
      if (isTaken) awaitAnswer(asked.id);
      await refresh();
      if (chatId && !isRefused) setChosen(chatId);
      return isTaken ? undefined : whyNot(error, t('ask.questionKept'));
    }
  };
  const lastAsked = async (chatId: string) =>
    (await queryClient.fetchQuery(questionsQuery(video.id, chatId)).catch(() => [])).at(-1);
  const stop = async (question: Question, chatId: string) => {
    dismissAnswer();
    try {
      await stopAnswer(question, chatId);
      announce(t('ask.stopped'));
    } catch (error) {
      awaitAnswer(question.id);
      showError(whyNot(error, t('ask.notStopped')));
    }
    await refresh();
  };
  const remove = async (chatId: string) => {
    try {
      await deleteChat(video.id, chatId);
    } catch (error) {
      return showError(whyNot(error, t('ask.chatNotDeleted')));
    }
    const left = chats.chats.filter(({ id }) => id !== chatId);
    queryClient.setQueryData(chatsQuery(video.id).queryKey, { ...chats, chats: left });
    setChosen(left.at(-1)?.id ?? null);
    await refresh();
  };
  const isFull = chats.questions_used >= chats.questions_limit;
  return (
    <>
      <ChatTabs chats={chats} chosen={chat ? chosen : null} onChoose={setChosen} />
      {chat && list.isError && !list.data && (
        <NotLoaded words={t('ask.chatNotLoaded')} onTryAgain={() => void list.refetch()} />
      )}
      {chat && questions.length > 0 && (
        <ol
          ref={entries}
          // What has the focus stays above the field that lies over the foot of the window, which grows with what is in it.
          className="mt-6 [--foot:8rem] [.ask:has(textarea:not(:placeholder-shown))_&]:[--foot:18rem] [&_:is(a,button)]:scroll-mb-(--foot)"
        >
          {questions.map((question) => (
            <QuestionEntry key={question.id} question={question} video={video} onStop={() => stop(question, chat.id)} />
          ))}
        </ol>
      )}
      {isFull ? (
        <p className="mt-6 max-w-[60ch] text-muted">{t('ask.full', { limit: chats.questions_limit })}</p>
      ) : (
        <>
          <QuestionForm videoId={video.id} onAsk={asking.mutateAsync} waiting={waiting} />
          {questions.length === 0 && (!chat || list.data) && (
            <Suggestions video={video} onAsk={asking.mutateAsync} waiting={waiting} />
          )}
        </>
      )}
      {chat && !chat.is_api && (
        <div className="mt-6">
          <DeleteChat key={chat.id} onDelete={() => void remove(chat.id)} />
        </div>
      )}
    </>
  );
}

interface SuggestionsProps {
  video: WebVideo;
  onAsk: (question: string) => Promise<string | undefined>;
  waiting: boolean;
}

function Suggestions({ video, onAsk, waiting }: SuggestionsProps) {
  const queryClient = useQueryClient();
  return (
    <ul ref={handsOn} aria-label={t('ask.suggestions')} className="mt-5 grid justify-items-start gap-1">
      {suggestedQuestions(video).map((question) => (
        <li key={question}>
          <button
            type="button"
            dir="auto"
            className="min-h-11 text-start font-serif text-read text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent sm:pointer-fine:min-h-8"
            aria-disabled={waiting}
            onClick={() => {
              if (waiting || queryClient.isMutating({ mutationKey }) > 0) return;
              void onAsk(question).then((why) => why && showError(why));
            }}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
