import {
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { AlbumDraft, Photo, Photos } from '@touchline/contract/photos/shapes'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

import { pageSize, placeIn } from './pages.ts'

export interface AlbumKey {
  readonly teamId: string
  readonly albumId: string
}

const keys = {
  albums: (teamId: string) => ['photos', teamId, 'albums'] as const,
  album: ({ teamId, albumId }: AlbumKey) => ['photos', teamId, 'album', albumId] as const,
  photos: ({ teamId, albumId }: AlbumKey) => ['photos', teamId, 'photos', albumId] as const,
  check: ({ teamId, albumId }: AlbumKey) => ['photos', teamId, 'check', albumId] as const,
}

/** Addresses of pictures last ten minutes; a page that was open longer asks again. */
const freshFor = { staleTime: 240_000 }

/** The team's albums, and for staff who said no after publishing. */
export function useAlbums(teamId: string) {
  return useQuery({
    queryKey: keys.albums(teamId),
    queryFn: () => client.photos.albums({ teamId }),
    ...freshFor,
  })
}

export function useAlbum(key: AlbumKey) {
  return useQuery({
    queryKey: keys.album(key),
    queryFn: () => client.photos.album({ ...key }),
    ...freshFor,
  })
}

const pageOf = (key: AlbumKey, page: number) =>
  queryOptions({
    queryKey: [...keys.photos(key), page] as const,
    queryFn: () => client.photos.photos({ ...key, from: page * pageSize, limit: pageSize }),
    ...freshFor,
  })

interface Range {
  readonly from: number
  /** Exclusive. */
  readonly to: number
  /** The addresses stay valid as long as these pictures are looked at. */
  readonly isKept?: boolean
}

/** The pages of an album that hold some pictures; others aren't asked for. */
export function usePhotos(key: AlbumKey, { from, to, isKept = false }: Range) {
  const first = Math.floor(from / pageSize)
  const count = Math.floor(Math.max(from, to - 1) / pageSize) - first + 1
  return useQueries({
    queries: Array.from({ length: count }, (_, at) => ({
      ...pageOf(key, first + at),
      refetchInterval: isKept ? freshFor.staleTime : (false as const),
    })),
    combine: loaded,
  })
}

type PageQuery = Pick<UseQueryResult<Photos>, 'data' | 'error' | 'refetch' | 'isLoadingError'>

function loaded(queries: readonly PageQuery[]) {
  return {
    pages: queries.flatMap(({ data }) => data ?? []),
    failed: queries.find(({ isLoadingError }) => isLoadingError),
  }
}

/** The place of a picture in its album, which may not be loaded yet. */
export function usePlaceOf(key: AlbumKey, photoId: string) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: [...keys.photos(key), 'around', photoId],
    queryFn: async () => {
      const page = await client.photos.photos({ ...key, around: photoId, limit: pageSize })
      cache.setQueryData(pageOf(key, page.from / pageSize).queryKey, page)
      return placeIn([page], photoId) ?? page.from
    },
    initialData: () => placeIn(knownPages(cache, key), photoId),
    retry: false,
    gcTime: 0,
    ...freshFor,
  })
}

function knownPages(cache: QueryClient, key: AlbumKey): readonly Photos[] {
  return cache
    .getQueriesData<unknown>({ queryKey: keys.photos(key) })
    .flatMap(([, data]) => (isPage(data) ? [data] : []))
}

function isPage(data: unknown): data is Photos {
  return typeof data === 'object' && data !== null && 'photos' in data
}

/** Asks again for pages whose addresses may have expired, after a picture couldn't be shown. */
export function useRenewAddresses(key: AlbumKey): () => void {
  const cache = useQueryClient()
  return () => {
    const before = Date.now() - freshFor.staleTime
    const predicate = ({ state }: Query) => state.dataUpdatedAt < before
    const old = { queryKey: keys.photos(key), predicate }
    void cache.invalidateQueries(old, { cancelRefetch: false })
  }
}

/** Asks again for everything of the team's pictures. */
export function useRefreshPhotos(teamId: string): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: ['photos', teamId] })
}

export function useCreateAlbum(teamId: string) {
  const refresh = useRefreshPhotos(teamId)
  return useMutation({
    mutationFn: (album: AlbumDraft) => client.photos.createAlbum({ teamId, album }),
    onSuccess: refresh,
  })
}

/** The album of an event, created if there is none. */
export function useOpenEventAlbum(teamId: string) {
  const refresh = useRefreshPhotos(teamId)
  return useMutation({
    mutationFn: (eventId: string) => client.photos.openEventAlbum({ teamId, eventId }),
    onSuccess: refresh,
  })
}

type Album = Awaited<ReturnType<typeof client.photos.album>>

/** A write that answers with the album. */
function useAlbumChange<Change>(key: AlbumKey, change: (given: Change) => Promise<Album>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (album) => {
      takeAnswer(cache, keys.album(key), album)
      void cache.invalidateQueries({ queryKey: keys.albums(key.teamId) })
      void cache.invalidateQueries({ queryKey: keys.photos(key) })
    },
  })
}

export function useChangeAlbum(key: AlbumKey) {
  return useAlbumChange(key, (album: AlbumDraft) => client.photos.changeAlbum({ ...key, album }))
}

export function useExtendAlbum(key: AlbumKey) {
  return useAlbumChange(key, () => client.photos.extendAlbum({ ...key }))
}

export interface Publishing {
  readonly checkedAt: string
  readonly notShown: string[]
}

export function usePublish(key: AlbumKey) {
  return useAlbumChange(key, (publishing: Publishing) =>
    client.photos.publish({ ...key, ...publishing }),
  )
}

export function useDeleteAlbum(key: AlbumKey) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => client.photos.deleteAlbum({ ...key }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.albums(key.teamId) }),
  })
}

/** Who hasn't consented, asked anew each time the question opens. */
export function usePublishCheck(key: AlbumKey) {
  return useQuery({
    queryKey: keys.check(key),
    queryFn: () => client.photos.check({ ...key }),
    gcTime: 0,
  })
}

export function useAskConsent(key: AlbumKey) {
  return useMutation({ mutationFn: () => client.photos.askConsent({ ...key }) })
}

export interface Settling {
  readonly albumId: string
  readonly memberId: string
}

export function useSettleRefusal(teamId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (settling: Settling) => client.photos.settleRefusal({ teamId, ...settling }),
    onSuccess: (albums) => takeAnswer(cache, keys.albums(teamId), albums),
  })
}

/** The address of the album's zip file. */
export function useDownloadAlbum(key: AlbumKey) {
  return useMutation({ mutationFn: () => client.photos.downloadAlbum({ ...key }) })
}

export type PhotoAct = 'takeDown' | 'restore' | 'deletePhoto'

interface ActOn {
  readonly act: PhotoAct
  readonly photoId: string
}

/** Takes a picture down, shows it again or deletes it; the album changes at once. */
export function usePhotoAct(key: AlbumKey) {
  const cache = useQueryClient()
  const { teamId } = key
  return useMutation({
    mutationFn: async ({ act, photoId }: ActOn): Promise<Photo | null> => {
      if (act === 'takeDown') return (await client.photos.takeDown({ teamId, photoId })).photo
      if (act === 'restore') return (await client.photos.restore({ teamId, photoId })).photo
      await client.photos.deletePhoto({ teamId, photoId })
      return null
    },
    onSuccess: (photo, { photoId }) => {
      for (const [queryKey, page] of cache.getQueriesData<unknown>({ queryKey: keys.photos(key) }))
        if (isPage(page)) cache.setQueryData(queryKey, replaced(page, photoId, photo))
      void cache.invalidateQueries({ queryKey: keys.album(key) })
      void cache.invalidateQueries({ queryKey: keys.albums(teamId) })
      void cache.invalidateQueries({ queryKey: keys.photos(key) })
    },
  })
}

/** The pictures after one that is gone move up. */
function replaced(page: Photos, photoId: string, photo: Photo | null): Photos {
  if (photo !== null)
    return { ...page, photos: page.photos.map((one) => (one.id === photoId ? photo : one)) }
  return { ...page, total: page.total - 1, photos: page.photos.filter(({ id }) => id !== photoId) }
}
