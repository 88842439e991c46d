import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { showFailure } from "../../api/lost-session.ts"
import { Button } from "../../components/button.tsx"
import { passFocusOn } from "../../components/focus-target.ts"
import { showToast } from "../../components/toast-store.ts"
import type { AccountWebhookMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { settingsQuery } from "./settings-query.ts"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"
import { ShownText } from "./shown-text.tsx"
import { WebhookForm } from "./webhook-form.tsx"

export const WebhookSection = ({ settings }: SettingsTopic) => {
  const webhookMessages = useMessages("accountWebhook")
  return (
    (settings.sendsWebhooks || settings.webhook !== null) && (
      <SettingsSection title={webhookMessages.title} hint={webhookMessages.hint}>
        <Webhook settings={settings} />
      </SettingsSection>
    )
  )
}

const Webhook = ({ settings: { webhook, sendsWebhooks } }: SettingsTopic) => {
  const webhookMessages = useMessages("accountWebhook")
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      {webhook !== null && <p className="soft">{stateText(webhook, sendsWebhooks, webhookMessages)}</p>}
      {secret !== null && (
        <ShownText label={webhookMessages.secret} hint={webhookMessages.secretHint} text={secret} />
      )}
      {sendsWebhooks && <WebhookForm webhook={webhook} onSecret={setSecret} />}
      {webhook !== null && <RemoveWebhook onRemoved={() => setSecret(null)} />}
    </>
  )
}

const stateText = (
  webhook: NonNullable<AccountSettings["webhook"]>,
  sendsWebhooks: boolean,
  { off, unreadable, waiting, delivered, failed }: AccountWebhookMessages
): string => {
  if (!sendsWebhooks) return off
  return webhook.host === null ? unreadable : { waiting, delivered, failed }[webhook.state]
}

const RemoveWebhook = ({ onRemoved }: { readonly onRemoved: () => void }) => {
  const webhookMessages = useMessages("accountWebhook")
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => request(calls.removeWebhook, {}),
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings)
      onRemoved()
      showToast(webhookMessages.removed)
    },
    onError: showFailure(webhookMessages.notRemoved)
  })
  const removeIfSure = (): void => {
    if (window.confirm(webhookMessages.removeSure)) remove.mutate()
  }
  return (
    <div ref={passFocusOn}>
      <Button kind="ghost" busy={remove.isPending} onClick={removeIfSure}>
        {webhookMessages.remove}
      </Button>
    </div>
  )
}
