import { QueryCache, QueryClient } from "@tanstack/react-query"

/**
 * Never stale, nothing refetched or retried by itself (spec section 7). Nothing waits for a connection either:
 * without one a call fails at once and says so, and what was typed stays.
 */
export const makeQueryClient = (onError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: "always"
      },
      mutations: { retry: false, networkMode: "always" }
    }
  })
