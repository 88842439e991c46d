import { profileLimits } from "#core/domain/profiles/profile-rules.ts"
import { countGraphemes, trimText } from "#core/domain/values/text.ts"
import { announcedCharactersLeft } from "../../components/announced-characters.ts"
import { TextAreaField } from "../../components/text-area-field.tsx"
import { TextField } from "../../components/text-field.tsx"
import { useMessages } from "../../messages/messages-context.ts"

interface ProfileFieldProps {
  readonly value: string
  readonly error: string | null
  readonly onChange: (value: string) => void
}

interface NameFieldProps extends ProfileFieldProps {
  readonly isAnnouncedElsewhere?: boolean
}

export const NameField = (props: NameFieldProps) => {
  const profileMessages = useMessages("profile")
  return (
    <TextField
      label={profileMessages.name}
      name="name"
      dir="auto"
      autoComplete="name"
      aria-required="true"
      {...props}
    />
  )
}

export const JobTitleField = (props: ProfileFieldProps) => {
  const profileMessages = useMessages("profile")
  return (
    <TextField
      label={profileMessages.jobTitle}
      name="jobTitle"
      dir="auto"
      autoComplete="organization-title"
      {...props}
    />
  )
}

export const BioField = (props: ProfileFieldProps) => {
  const profileMessages = useMessages("profile")
  return (
    <TextAreaField
      label={profileMessages.bio}
      hint={profileMessages.bioHint}
      after={<BioCount count={countGraphemes(trimText(props.value))} />}
      name="bio"
      rows={4}
      {...props}
    />
  )
}

const BioCount = ({ count }: { readonly count: number }) => {
  const profileMessages = useMessages("profile")
  return (
    <>
      <p className={count > profileLimits.bio ? "field-count over" : "field-count"}>
        {profileMessages.count({ count, limit: profileLimits.bio })}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {profileLimits.bio - count <= announcedCharactersLeft &&
          profileMessages.charactersUsed({ count, limit: profileLimits.bio })}
      </p>
    </>
  )
}
