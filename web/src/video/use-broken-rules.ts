import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { brokenIn, type DraftLine, readableOf } from './chapter-draft.ts';
import { type BrokenRule, checkQuery } from './edit-chapters.ts';

/** Milliseconds without a key press after which the rules are checked. */
const patience = 250;

type Lines = readonly DraftLine[];

/** The lines once nobody has typed for a moment. */
export function useSettled(lines: Lines): Lines {
  const [settled, setSettled] = useState(lines);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(lines), patience);
    return () => clearTimeout(timer);
  }, [lines]);
  return settled;
}

/** The rules that a draft breaks, as the service judges it: `broken`, none until that is known, and those of the line at a place. */
export function useBrokenRules(videoId: string, { lines, settled }: { lines: Lines; settled: Lines }) {
  const { data: check } = useQuery(checkQuery(videoId, readableOf(settled)));
  const [judged, setJudged] = useState<{ lines: Lines; broken: BrokenRule[] }>();
  useEffect(() => {
    if (check) setJudged({ lines: settled, broken: brokenIn(settled, check.broken) });
  }, [check, settled]);
  return {
    broken: judged?.lines === lines ? judged.broken : [],
    /** They stand while other lines are written: they hang on that line and on the next one alone. */
    faultsOf: (place: number) =>
      (judged?.broken ?? []).filter(
        ({ index }) => index !== null && [0, 1].every((by) => judged?.lines[index + by] === lines[place + by]),
      ),
  };
}

/** Whether a rule is about what a chapter is called, not about when it begins. */
export const isOfTitle = ({ rule }: BrokenRule) => rule === 'empty_title' || rule === 'forbidden_in_title';
