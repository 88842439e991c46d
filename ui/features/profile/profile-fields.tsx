import { profileLimits } from "#core/domain/profiles/profile-rules.ts"
import { countGraphemes, trimText } from "#core/domain/values/text.ts"
import { Field } from "../../components/field.tsx"
import { TextField } from "../../components/text-field.tsx"
import { profileMessages } from "../../messages/profile.ts"
import { languageOf } from "../../text/script-language.ts"

interface ProfileFieldProps {
  readonly value: string
  readonly error: string | null
  readonly onChange: (value: string) => void
}

interface NameFieldProps extends ProfileFieldProps {
  readonly isHeard?: boolean
}

export const NameField = (props: NameFieldProps) => (
  <TextField
    label={profileMessages.name}
    name="name"
    dir="auto"
    autoComplete="name"
    aria-required="true"
    {...props}
  />
)

export const JobTitleField = (props: ProfileFieldProps) => (
  <TextField
    label={profileMessages.jobTitle}
    name="jobTitle"
    dir="auto"
    autoComplete="organization-title"
    {...props}
  />
)

export const BioField = ({ value, error, onChange }: ProfileFieldProps) => (
  <Field
    label={profileMessages.bio}
    hint={profileMessages.bioHint}
    error={error}
    after={<BioCount count={countGraphemes(trimText(value))} />}
  >
    {(control) => (
      <textarea
        {...control}
        name="bio"
        dir="auto"
        rows={4}
        lang={languageOf(value)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

/** Screen readers hear the count only near and over the limit, not at every key. */
const announcedFrom = 20

const BioCount = ({ count }: { readonly count: number }) => (
  <>
    <p className={count > profileLimits.bio ? "field-count over" : "field-count"}>
      {profileMessages.count(count, profileLimits.bio)}
    </p>
    <p className="visually-hidden" aria-live="polite">
      {profileLimits.bio - count <= announcedFrom && profileMessages.charactersUsed(count, profileLimits.bio)}
    </p>
  </>
)
