import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { OfficeFlag } from '../office-flag.tsx'
import { Tick } from './fields.tsx'

/** Returns the chosen offices after one was ticked or unticked, in the usual order. */
export const withOffice = (
  chosen: readonly RegistrationOfficeCode[],
  code: RegistrationOfficeCode,
  isChosen: boolean,
): RegistrationOfficeCode[] => registrationOfficeCodes.filter((one) => (one === code ? isChosen : chosen.includes(one)))

interface OfficeTicksProps {
  name: string
  chosen: readonly RegistrationOfficeCode[]
  isDisabled: (code: RegistrationOfficeCode) => boolean
  onChange: (chosen: RegistrationOfficeCode[]) => void
}

/** A checkbox for each office, for use in a `fieldset`. */
export const OfficeTicks = ({ name, chosen, isDisabled, onChange }: OfficeTicksProps) =>
  registrationOfficeCodes.map((code) => (
    <Tick
      key={code}
      name={name}
      checked={chosen.includes(code)}
      disabled={isDisabled(code)}
      onChange={(isChosen) => onChange(withOffice(chosen, code, isChosen))}
    >
      <OfficeFlag code={code} />
    </Tick>
  ))
