import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The picture in the page's address: Back closes it, and a reload shows it again. */
export function useShownPhoto() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const photoId = search.get('photo')
  const goTo = (id: string | null, how: { replace: boolean; state: unknown }) =>
    setSearch(id === null ? {} : { photo: id }, { ...how, preventScrollReset: true })
  return {
    photoId,
    open: (id: string) => goTo(id, { replace: false, state: { isOpenedHere: true } }),
    move: (id: string) => goTo(id, { replace: true, state }),
    close: () => {
      if (isOpenedHere(state)) void navigate(-1)
      else goTo(null, { replace: true, state: null })
    },
  }
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}
