import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { ItemMarks } from "#core/contract/feedback-schemas.ts"
import { request } from "../../../api/api-client.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { makeConfirmedStates } from "../queries/confirmed-states.ts"
import { useNoteFailure } from "../queries/feedback-queries.ts"

export type NoteMarks = Omit<ItemMarks, "id">
export type MarksById = ReadonlyMap<string, NoteMarks>

export const emptyMarks: NoteMarks = { starred: false, done: false }

const marksQuery = queryOptions({
  queryKey: ["marks"],
  queryFn: () => request(calls.readMarks, {})
})

const marksById = (list: ReadonlyArray<ItemMarks>): MarksById =>
  new Map(list.map((marks) => [marks.id, marks]))

export const useMarks = () => useQuery({ ...marksQuery, select: marksById })

export type MarkChange = Pick<ItemMarks, "id"> & Partial<NoteMarks>

const withChange = (list: ReadonlyArray<ItemMarks>, { id, ...change }: MarkChange): ItemMarks => ({
  id,
  ...(list.find((marks) => marks.id === id) ?? emptyMarks),
  ...change
})

const { queryKey } = marksQuery

const showMarks = (queryClient: QueryClient, change: MarkChange): void => {
  queryClient.setQueryData(
    queryKey,
    (list) => list && [...list.filter(({ id }) => id !== change.id), withChange(list, change)]
  )
}

const confirmedMarks = makeConfirmedStates<NoteMarks>()

/** Optimistic update: shows the mark once the stored ones are known, and reverts it if the server rejects it. */
export const useMark = () => {
  const showFailure = useNoteFailure(useMessages("feedback").markFailed)
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: "marks" },
    // The other mark may have been set on another device.
    mutationFn: ({ id, ...marks }: MarkChange) =>
      request(calls.markFeedback, { params: { id }, body: marks }),
    onMutate: async (change) => {
      const list = await queryClient.ensureQueryData(marksQuery)
      await queryClient.cancelQueries({ queryKey })
      const shown = queryClient.getQueryData(queryKey) ?? list
      confirmedMarks.begin(change.id, withChange(shown, { id: change.id }))
      showMarks(queryClient, change)
    },
    onError: (error) => {
      showFailure(error)
      void queryClient.invalidateQueries({ queryKey })
    },
    onSettled: (stored, _, { id }) => {
      const confirmed = confirmedMarks.end(id, stored ?? {})
      // Without a connection the stored marks can't be fetched.
      if (confirmed !== undefined) showMarks(queryClient, { ...confirmed, id })
    }
  })
  return mutate
}
