import type { ReportPageModel } from "#core/contract/report-page.ts"
import { reportReasons } from "#core/domain/reports/report-reason.ts"
import { maxReportGraphemes } from "#core/domain/reports/report-text.ts"
import { Field } from "../components/field.tsx"
import { useAddressIn } from "../components/language-context.ts"
import { useSettings } from "../components/settings-context.ts"
import { useErrorTexts } from "../components/use-error-texts.ts"
import { useMessages } from "../messages/messages-context.ts"
import { problemTextOf } from "../text/error-text.ts"
import { languageOf } from "../text/script-language.ts"
import { VisitorFrame } from "./visitor-frame.tsx"

/** Not hydrated: a plain form, which needs no script. */
export const ReportPage = ({ model }: { readonly model: ReportPageModel }) => (
  <VisitorFrame>
    <main className="visitor-page-center">
      <div className="sheet visitor-report">
        {model.sent ? <ReportSent link={model.link} /> : <ReportForm model={model} />}
      </div>
    </main>
  </VisitorFrame>
)

const BackToPage = ({ link }: { readonly link: string }) => {
  const reportMessages = useMessages("report")
  return (
    <a className="button" href={useAddressIn()(`/${link}`)}>
      {reportMessages.back}
    </a>
  )
}

const ReportSent = ({ link }: { readonly link: string }) => {
  const reportMessages = useMessages("report")
  return (
    <>
      <h1>{reportMessages.sentTitle}</h1>
      <p>{reportMessages.sentText}</p>
      <div className="row">
        <BackToPage link={link} />
      </div>
    </>
  )
}

const ReportForm = ({ model: { link, error, reason, words } }: { readonly model: ReportPageModel }) => {
  const reportMessages = useMessages("report")
  const errorTexts = useErrorTexts()
  return (
    <>
      <h1>{reportMessages.title}</h1>
      <p>{reportMessages.about({ link })}</p>
      <form method="post">
        <fieldset>
          <legend>{reportMessages.reasonLegend}</legend>
          {reportReasons.map((each) => (
            <label key={each} className="visitor-choice">
              <input type="radio" name="reason" value={each} required defaultChecked={each === reason} />
              {reportMessages.reasons[each]}
            </label>
          ))}
        </fieldset>
        <Field
          label={reportMessages.words}
          hint={reportMessages.wordsHint({ limit: maxReportGraphemes })}
          error={problemTextOf(error, errorTexts)}
        >
          {(control) => (
            <textarea
              {...control}
              name="words"
              required
              rows={5}
              dir="auto"
              lang={languageOf(words)}
              // biome-ignore lint/a11y/noAutofocus: only where the words were refused
              autoFocus={error !== null}
              defaultValue={words}
            />
          )}
        </Field>
        <p className="field-message">{reportMessages.reader}</p>
        <p className="field-message">{reportMessages.anonymous}</p>
        <MarkedBy />
        <div className="row wrap">
          <button type="submit" className="button primary">
            {reportMessages.submit}
          </button>
          <BackToPage link={link} />
        </div>
      </form>
    </>
  )
}

const MarkedBy = () => {
  const reportMessages = useMessages("report")
  const { readBy } = useSettings()
  return (
    <p className="field-message">
      {readBy === null ? reportMessages.markedHere : reportMessages.markedElsewhere({ service: readBy })}
    </p>
  )
}
