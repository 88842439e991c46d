import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { SessionView } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { showFailure } from "../../api/lost-session.ts"
import { Button } from "../../components/button.tsx"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { passFocusOn } from "../../components/focus-target.ts"
import { useLanguage } from "../../components/language-context.ts"
import { SkeletonRows } from "../../components/skeleton.tsx"
import { showToast } from "../../components/toast-store.ts"
import type { AccountSettingsMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { shortDate } from "../../text/short-date.ts"
import { sessionsQuery } from "./sessions-query.ts"
import { SettingsSection } from "./settings-section.tsx"

const useEndSessions = () => {
  const accountSettingsMessages = useMessages("accountSettings")
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? request(calls.endOtherSessions, {}) : request(calls.endSession, { params: { id } }),
    onSuccess: (_, id) =>
      showToast(id === null ? accountSettingsMessages.signedOutElsewhere : accountSettingsMessages.signedOut),
    onError: showFailure(accountSettingsMessages.notChanged),
    onSettled: () => queries.invalidateQueries(sessionsQuery)
  })
}

export const SessionsSection = () => {
  const accountSettingsMessages = useMessages("accountSettings")
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery)
  return (
    <SettingsSection title={accountSettingsMessages.sessions} hint={accountSettingsMessages.sessionsHint}>
      {isPending && <SkeletonRows rows={1} lines={[60]} />}
      {!isPending && sessions === undefined && <FailedToLoad onRetry={() => refetch()} />}
      {sessions !== undefined && <Sessions sessions={sessions} />}
    </SettingsSection>
  )
}

/** Numbers devices of the same kind and day, so that it is clear which session ends. */
const sessionName = (
  session: SessionView,
  sessions: ReadonlyArray<SessionView>,
  accountSettingsMessages: AccountSettingsMessages
): string => {
  const alike = sessions.filter(
    ({ device, lastUsedAt }) => device === session.device && lastUsedAt === session.lastUsedAt
  )
  const name = accountSettingsMessages.devices[session.device]
  return alike.length > 1 ? `${name} ${alike.indexOf(session) + 1}` : name
}

const Sessions = ({ sessions }: { readonly sessions: ReadonlyArray<SessionView> }) => {
  const accountSettingsMessages = useMessages("accountSettings")
  const end = useEndSessions()
  return (
    <>
      <ul className="account-sessions">
        {sessions.map((session) => (
          <li key={session.id} ref={passFocusOn} className="row between">
            <SessionLine
              {...session}
              name={sessionName(session, sessions, accountSettingsMessages)}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div ref={passFocusOn}>
          <Button busy={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
            {accountSettingsMessages.signOutElsewhere}
          </Button>
        </div>
      )}
    </>
  )
}

interface SessionLineProps extends SessionView {
  readonly name: string
  readonly isEnding: boolean
  readonly onEnd: () => void
}

const SessionLine = ({ name, lastUsedAt, isCurrent, isEnding, onEnd }: SessionLineProps) => {
  const accountSettingsMessages = useMessages("accountSettings")
  const { language } = useLanguage()
  const day = shortDate(lastUsedAt, language)
  return (
    <>
      <span>
        {name}
        <span className="soft">{accountSettingsMessages.usedOn({ day })}</span>
      </span>
      {isCurrent ? (
        <span className="pill honey">{accountSettingsMessages.thisOne}</span>
      ) : (
        <Button
          kind="ghost"
          busy={isEnding}
          label={accountSettingsMessages.signOutOf({ name, day })}
          onClick={onEnd}
        >
          {accountSettingsMessages.signOut}
        </Button>
      )}
    </>
  )
}
