import { QueryClient } from '@tanstack/react-query'

/**
 * What the server told, kept for half a minute; read anew when the page becomes visible again and
 * when the event stream says so. The transport tries again by itself.
 */
export const queryCache = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
