import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  Newsletter,
  NewsletterDraft,
  NewsletterText,
} from '@touchline/contract/operations/shapes/newsletters'
import type { Language } from '@touchline/domain/values/language'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

const all = ['operations', 'newsletters'] as const
const keyOf = (newsletterId: string) => [...all, newsletterId] as const

const firstPage: string | undefined = undefined
/** Polls while a newsletter is being sent. */
const figuresFreshMs = 5000

/** Drafts and what was sent, the newest first. */
export function useNewsletters() {
  return useInfiniteQuery({
    queryKey: [...all, 'list'],
    queryFn: ({ pageParam }) =>
      client.operations.newsletters(pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
}

/** One newsletter; undefined until a new one is saved. */
export function useNewsletter(newsletterId: string | undefined) {
  return useQuery({
    queryKey: keyOf(newsletterId ?? 'new'),
    queryFn: () => client.operations.newsletter({ newsletterId: newsletterId ?? '' }),
    enabled: newsletterId !== undefined,
    refetchInterval: ({ state }) =>
      (state.data?.figures?.waiting ?? 0) > 0 ? figuresFreshMs : false,
  })
}

/** Saves a draft; without an id, a new one. */
export function useSaveDraft(newsletterId: string | undefined) {
  const keep = useTakeOver()
  return useMutation({
    mutationFn: (draft: NewsletterDraft) =>
      client.operations.saveNewsletter({
        newsletterId: newsletterId ?? crypto.randomUUID(),
        ...draft,
      }),
    onSuccess: keep,
  })
}

export function useSendNewsletter() {
  const keep = useTakeOver()
  return useMutation({
    mutationFn: (newsletterId: string) => client.operations.sendNewsletter({ newsletterId }),
    onSuccess: keep,
  })
}

export function useTestNewsletter() {
  return useMutation({
    mutationFn: (test: { readonly newsletterId: string; readonly language: Language }) =>
      client.operations.testNewsletter(test),
  })
}

export function useRemoveDraft() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (newsletterId: string) => client.operations.removeNewsletter({ newsletterId }),
    onSuccess: (_, newsletterId) => {
      cache.removeQueries({ queryKey: keyOf(newsletterId) })
      return cache.invalidateQueries({ queryKey: [...all, 'list'] })
    },
  })
}

interface Previewed {
  readonly kind: NewsletterDraft['kind']
  readonly text: NewsletterText
}

/** The preview; the previous one stays until the next has loaded. */
export function usePreview(wanted: Previewed | undefined) {
  return useQuery({
    queryKey: [...all, 'preview', wanted],
    queryFn: () => (wanted === undefined ? null : client.operations.previewNewsletter(wanted)),
    enabled: wanted !== undefined,
    placeholderData: (before) => before,
    staleTime: Infinity,
  })
}

/** Shows the server's response and refetches the list. */
function useTakeOver() {
  const cache = useQueryClient()
  return (kept: Newsletter) => {
    takeAnswer(cache, keyOf(kept.id), kept)
    return cache.invalidateQueries({ queryKey: [...all, 'list'] })
  }
}
