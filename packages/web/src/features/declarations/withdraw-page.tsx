import { longestDeclarationLine } from '@marklot/contracts/declarations'
import { Link } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { DeclarationFrame } from './declaration-frame.tsx'
import { useDeclaring } from './use-declaring.ts'
import { useFieldFaults, usePrefilled } from './use-prefilled.ts'

/**
 * The withdrawal function of § 356a BGB: name, contract and address of the receipt, and the button that confirms the
 * withdrawal.
 */
export function WithdrawPage() {
  const t = usePhrases('declarations')
  const locale = useLocale()
  const { productName } = useConfig()
  const [{ name, contract, receiptMail, ...rest }, set] = usePrefilled()
  const faultsIn = useFieldFaults()
  const declaration = { name, contract, receiptMail }
  const declaring = useDeclaring(
    () => faultsIn({ ...declaration, ...rest }, ['name', 'contract', 'receiptMail']),
    declaration,
    (calls, requestId) => calls.withdraw({ body: { ...declaration, requestId } }),
  )
  const { faults } = declaring
  useHead({ title: t('withdraw.title'), description: t('withdraw.lead', { product: productName }) })
  return (
    <DeclarationFrame kind="withdrawal" declaring={declaring} mail={receiptMail}>
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={longestDeclarationLine}
        value={name}
        fault={faults.name}
        onChange={set('name')}
      />
      <TextField
        name="contract"
        label={t('withdraw.contract')}
        hint={t('contract.hint')}
        maxLength={longestDeclarationLine}
        value={contract}
        fault={faults.contract}
        onChange={set('contract')}
      />
      <TextField
        name="receiptMail"
        type="email"
        label={t('receiptMail')}
        autoComplete="email"
        maxLength={254}
        value={receiptMail}
        fault={faults.receiptMail}
        onChange={set('receiptMail')}
      />
      <p>
        {t('withdraw.rules')} <Link to={`${paths.terms(locale)}#withdrawal`}>{t('withdraw.rules.link')}</Link>.
      </p>
    </DeclarationFrame>
  )
}
