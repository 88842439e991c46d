import { QueryCache, QueryClient } from "@tanstack/react-query"

/**
 * Queries are never stale, refetched or retried automatically (spec section 7). Without a connection a call fails at
 * once instead of waiting, and the text that was typed stays.
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
