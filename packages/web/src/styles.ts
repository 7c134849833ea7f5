// The order counts: defaults of the component library first, then the design's own values.
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/baseline.css'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/mantine.css'
import './theme/base.css'
// Named in the document's head by the server; the browser's build must put the file there.
import './theme/icon.svg?url'
