import { useUrlState } from '#web/ui/use-url-state.ts'

export const leagueTabs = [
  'fixtures',
  'standings',
  'knockOut',
  'team',
  'players',
  'settings',
] as const
export type LeagueTab = (typeof leagueTabs)[number]

type Part = 'league' | 'tab' | 'day' | 'month' | 'date' | 'stage'

/** The state of the leagues pages, kept in the URL. */
export function useLeaguePlace() {
  const { params, go } = useUrlState<Part>()

  return {
    leagueId: params.get('league'),
    tab: leagueTabs.find((one) => one === params.get('tab')) ?? 'fixtures',
    /** Null: all matches are shown. */
    day: params.get('day'),
    month: params.get('month'),
    date: params.get('date'),
    stage: params.get('stage'),
    go,
  }
}
