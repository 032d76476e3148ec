import { useUrlState } from '#web/ui/use-url-state.ts'

import { participantFilters, participantSorts } from './participants/participant-view.ts'

export const collectionTabs = ['participants', 'waiting', 'report', 'requests'] as const
export type CollectionTab = (typeof collectionTabs)[number]

const billActs = ['pay', 'refund', 'writeOff', 'parts', 'share'] as const
export type BillAct = (typeof billActs)[number]

const courseViews = ['chart', 'table'] as const

type Part = 'tab' | 'q' | 'state' | 'fee' | 'sort' | 'order' | 'bill' | 'act' | 'course'

/** The displayed part of a collection, kept in the URL. */
export function useCollectionPlace() {
  const { params, go } = useUrlState<Part>()

  return {
    tab: collectionTabs.find((one) => one === params.get('tab')) ?? 'participants',
    listQuery: {
      search: params.get('q') ?? '',
      filter: participantFilters.find((one) => one === params.get('state')) ?? 'all',
      fee: params.get('fee'),
      sort: participantSorts.find((one) => one === params.get('sort')) ?? 'names',
      descending: params.get('order') === 'down',
    },
    /** The bill that is open. */
    billId: params.get('bill'),
    /** The action on the bill. */
    act: billActs.find((one) => one === params.get('act')),
    course: courseViews.find((one) => one === params.get('course')) ?? 'chart',
    go,
  }
}
