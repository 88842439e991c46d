import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query"

// After a timeout, which is the default, the second click of a double click finds a button that isn't busy yet.
notifyManager.setScheduler(queueMicrotask)

/**
 * Queries are never stale, refetched or retried automatically (spec section 7), but those that failed are fetched again
 * when the connection is back. Without a connection a call fails at once instead of waiting, and the text that was typed
 * stays.
 */
export const makeQueryClient = (onError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
        retry: false,
        networkMode: "always"
      },
      mutations: { retry: false, networkMode: "always" }
    }
  })
