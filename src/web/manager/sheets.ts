// In one module: the second sheet has to come after the first, whichever page loads first and however Vite cuts its chunks.
import './manager.css'
import './manager-cards.css'
import './lists/row-actions.css'
