import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
// Named in the document's head by the server; the browser's build must put the file there.
import './theme/icon.svg?url'
